import HtmlNavbarItem from '@theme-init/NavbarItem/HtmlNavbarItem';
import type {Props} from '@theme/NavbarItem/HtmlNavbarItem';
import React, {type ReactNode} from 'react';

/** HTML as an item of the list that it's in. The original (3.9.2) is none in a mobile sidebar. */
export default function HtmlListItem(props: Props): ReactNode {
  return <HtmlNavbarItem {...props} isDropdownItem={props.isDropdownItem || props.mobile} />;
}
