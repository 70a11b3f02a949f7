// Replaces the component of theme-classic 3.9.2, which draws the sidebar anew on phones, with React.
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import type {Props} from '@theme/DocSidebar';
import React, {type ReactNode} from 'react';
import MenuPanel from '../../MenuPanel';

/** The sidebar of docs: a column, and a panel of the menu of phones. */
export default function DocSidebar(props: Props): ReactNode {
  return (
    <MenuPanel name="sidebar">
      <DocSidebarDesktop {...props} />
    </MenuPanel>
  );
}
