// Replaces the page of theme-classic 3.9.2, which has no heading.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ListHeader} from '@site/src/components/List';
import BlogListFrame from '@site/src/features/blog/BlogListFrame';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import React, {type ReactNode} from 'react';

/** The posts of a blog, newest first. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription, page, totalPages, permalink} = metadata;
  // The route context of list pages doesn't have the blog's metadata.
  const blogPath = permalink.replace(/(?:\/page\/\d+)?\/?$/u, '/');
  const links = [
    ['archive', translate({id: 'theme.blog.archive.title', message: 'Archive'})],
    ['tags', translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})],
    ['authors', translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'})],
  ] as const;
  return (
    <BlogListFrame
      kind="posts"
      title={blogTitle}
      description={blogDescription}
      sidebar={sidebar}
      posts={{items, metadata}}
    >
      <BlogListPageStructuredData {...props} />
      <ListHeader
        title={blogTitle}
        linksLabel="Other lists of posts"
        links={links.map(([list, label]) => (
          <Link key={list} to={`${blogPath}${list}/`}>
            {label}
          </Link>
        ))}
      >
        {blogDescription}
        {page > 1 && ` · Page ${page} of ${totalPages}`}
      </ListHeader>
    </BlogListFrame>
  );
}
