import Link from '@docusaurus/Link';
import {useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client';
import {NavbarSecondaryMenuFiller, useWindowSize} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogLayout';
import type {Props as SidebarProps} from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import React, {type ReactNode, useId} from 'react';
import {groupVersions} from '../../group-versions';
import styles from './styles.module.css';

type Sidebar = Required<SidebarProps>['sidebar'];

function Versions({sidebar}: {sidebar: Sidebar}): ReactNode {
  const id = useId();
  const groups = groupVersions(useVisibleBlogSidebarItems(sidebar.items));
  return groups.map(({title, items}, index) => (
    <div key={title} className={styles.group}>
      <div id={`${id}${index}`} className={styles.groupTitle}>
        {title}
      </div>
      <ul className={styles.versions} aria-labelledby={`${id}${index}`}>
        {items.map(({title: version, label, permalink}) => (
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
  ));
}

function MobileMenu({sidebar}: {sidebar: Sidebar}): ReactNode {
  return (
    <div className={styles.mobile}>
      <Versions sidebar={sidebar} />
    </div>
  );
}

/** All releases by minor version, because readers look for a version rather than a year. */
function ChangelogSidebar({sidebar}: {sidebar: Sidebar}): ReactNode {
  const windowSize = useWindowSize();
  if (windowSize === 'mobile') {
    return <NavbarSecondaryMenuFiller component={MobileMenu} props={{sidebar}} />;
  }
  return (
    <aside className="col col--3">
      <nav className={clsx(styles.sidebar, 'thin-scrollbar')} aria-label={sidebar.title}>
        <div className={styles.title}>{sidebar.title}</div>
        <Versions sidebar={sidebar} />
      </nav>
    </aside>
  );
}

/**
 * `@theme/BlogLayout` with a sidebar of versions. The original imports its sidebar, so it can't be
 * replaced by props.
 */
export default function ChangelogLayout({
  sidebar,
  toc,
  children,
  ...layoutProps
}: Props): ReactNode {
  return (
    <Layout {...layoutProps}>
      <div className="container margin-vert--lg">
        <div className="row">
          {sidebar && <ChangelogSidebar sidebar={sidebar} />}
          <main className="col col--7">{children}</main>
          {toc && <div className="col col--2">{toc}</div>}
        </div>
      </div>
    </Layout>
  );
}
