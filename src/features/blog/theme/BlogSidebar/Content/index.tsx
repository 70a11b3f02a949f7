/*
 * Replaces @docusaurus/theme-classic 3.9.2, BlogSidebar/Content, which renders years as headings
 * before the page's own `<h1>`, and has no other groups. Wrapping can't change them.
 */
import Link from '@docusaurus/Link';
import useRouteContext from '@docusaurus/useRouteContext';
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogSidebar/Content';
import clsx from 'clsx';
import React, {memo, type ReactNode, useId} from 'react';
import {groupVersions} from './group-versions';
import styles from './styles.module.css';

function PostsByYear({items, yearGroupHeadingClassName, ListComponent}: Props): ReactNode {
  const id = useId();
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year} role="group" aria-labelledby={`${id}${year}`}>
      <div id={`${id}${year}`} className={clsx(styles.year, yearGroupHeadingClassName)}>
        {year}
      </div>
      <ListComponent items={posts} />
    </div>
  ));
}

function Versions({items}: Pick<Props, 'items'>): ReactNode {
  const id = useId();
  return (
    <div className={styles.groups}>
      {groupVersions(items).map(({title, items: versions}, index) => (
        <div key={title} className={styles.group}>
          <div id={`${id}${index}`} className={styles.groupTitle}>
            {title}
          </div>
          <ul className={styles.versions} aria-labelledby={`${id}${index}`}>
            {versions.map(({title: version, label, permalink}) => (
              <li key={permalink}>
                <Link
                  isNavLink
                  to={permalink}
                  aria-label={version}
                  className={styles.version}
                  activeClassName={styles.active}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/**
 * The posts of the sidebar by year; releases by minor version, because readers look for a version
 * rather than a year.
 */
function BlogSidebarContent(props: Props): ReactNode {
  const {plugin} = useRouteContext();
  return plugin.id === 'changelog' ? <Versions items={props.items} /> : <PostsByYear {...props} />;
}

export default memo(BlogSidebarContent);
