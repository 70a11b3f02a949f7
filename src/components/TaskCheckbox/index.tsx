import React, {type ComponentProps, type ReactNode} from 'react';

/** The checkbox of a Markdown task list, with the accessible name that the original lacks. */
export default function TaskCheckbox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? 'Done' : 'To do'} />;
}
