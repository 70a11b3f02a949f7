import Link from '@docusaurus/Link';
import {ListHeader} from '@site/src/components/List';
import BlogListFrame from '@site/src/features/blog/BlogListFrame';
import {pageTitle} from '@site/src/features/blog/page-title';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import ReleaseSummary from '../ReleaseSummary';
import React, {type ReactNode} from 'react';

const feeds = {RSS: 'rss.xml', Atom: 'atom.xml', JSON: 'feed.json'};

/** The list of releases: version, day, summary, and how much changed. */
export default function ChangelogList(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription, page, permalink} = metadata;
  const root = permalink.replace(/\/page\/\d+$/u, '');
  return (
    <BlogListFrame
      kind="posts"
      title={blogTitle}
      description={blogDescription}
      sidebar={sidebar}
      posts={{items, metadata, component: ReleaseSummary}}
    >
      <BlogListPageStructuredData {...props} />
      <ListHeader
        title={pageTitle(blogTitle, page)}
        linksLabel="Feeds"
        links={Object.entries(feeds).map(([name, file]) => (
          // Static files rather than routes.
          <Link key={name} to={`pathname://${root}/${file}`} target="_self">
            {name}
          </Link>
        ))}
      >
        {blogDescription}
      </ListHeader>
    </BlogListFrame>
  );
}
