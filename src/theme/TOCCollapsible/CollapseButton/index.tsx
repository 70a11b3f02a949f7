import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import React, {type ReactNode} from 'react';

/** The button of the phone's table of contents, which says whether it's open. */
export default function TOCCollapseButton(props: Props): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
