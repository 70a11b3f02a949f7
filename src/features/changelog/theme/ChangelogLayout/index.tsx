import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogLayout';
import ChangelogSidebar from '@theme/ChangelogSidebar';
import React, {type ReactNode} from 'react';

/** The columns of `@theme/BlogLayout` with a sidebar of versions: that one imports its sidebar itself. */
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
          {toc && (
            <nav className="col col--2" aria-label="On this page">
              {toc}
            </nav>
          )}
        </div>
      </div>
    </Layout>
  );
}
