// Replaces the component of theme-classic 3.9.2, which draws the sidebar anew on phones, with React.
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';
import type {Props} from '@theme/BlogSidebar';
import React, {type ReactNode} from 'react';
import MenuPanel from '../../MenuPanel';

/** The sidebar of a blog: a column, and a panel of the menu of phones. */
export default function BlogSidebar({sidebar}: Props): ReactNode {
  return (
    sidebar &&
    sidebar.items.length > 0 && (
      <MenuPanel name="sidebar">
        <BlogSidebarDesktop sidebar={sidebar} />
      </MenuPanel>
    )
  );
}
