import {translate} from '@docusaurus/Translate';
import React, {type ComponentProps, type ReactNode} from 'react';

/** The box of a Markdown task list, which comes without a name for screen readers. */
export default function TaskCheckbox(props: ComponentProps<'input'>): ReactNode {
  const label = props.checked
    ? translate({id: 'site.taskList.done', message: 'Done'})
    : translate({id: 'site.taskList.open', message: 'To do'});
  return <input {...props} aria-label={label} />;
}
