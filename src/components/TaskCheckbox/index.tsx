import {translate} from '@docusaurus/Translate';
import React, {type ComponentProps, type ReactNode} from 'react';

/** The checkbox of a Markdown task list, with the accessible name that the original lacks. */
export default function TaskCheckbox(props: ComponentProps<'input'>): ReactNode {
  const label = props.checked
    ? translate({id: 'site.taskList.done', message: 'Done'})
    : translate({id: 'site.taskList.open', message: 'To do'});
  return <input {...props} aria-label={label} />;
}
