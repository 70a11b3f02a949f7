/*
 * Replaces @docusaurus/theme-classic 3.9.2, BlogSidebar/Content, which renders years as headings
 * before the page's own `<h1>`. Wrapping can't change them.
 */
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogSidebar/Content';
import clsx from 'clsx';
import React, {memo, type ReactNode, useId} from 'react';
import styles from './styles.module.css';

/** The posts of the sidebar, by year unless the theme's configuration says otherwise. */
function BlogSidebarContent({items, yearGroupHeadingClassName, ListComponent}: Props): ReactNode {
  const {groupByYear} = useThemeConfig().blog.sidebar;
  const id = useId();
  if (!groupByYear) {
    return <ListComponent items={items} />;
  }
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year} role="group" aria-labelledby={`${id}${year}`}>
      <div id={`${id}${year}`} className={clsx(styles.year, yearGroupHeadingClassName)}>
        {year}
      </div>
      <ListComponent items={posts} />
    </div>
  ));
}

export default memo(BlogSidebarContent);
