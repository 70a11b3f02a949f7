import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {ListHeader} from '@site/src/components/List';
import {pageTitle} from '@site/src/features/blog/page-title';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/BlogListPage';
import BlogPostItems from '@theme/BlogPostItems';
import BlogLayout from '@theme/BlogLayout';
import ReleaseSummary from '../ReleaseSummary';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';

const feeds = {RSS: 'rss.xml', Atom: 'atom.xml', JSON: 'feed.json'};

/** The list of releases: version, day, summary, and how much changed. */
export default function ChangelogList(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription, page, permalink} = metadata;
  const root = permalink.replace(/\/page\/\d+$/u, '');
  const title = pageTitle(blogTitle, page);
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={title} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <ListHeader
          title={title}
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
        <BlogPostItems items={items} component={ReleaseSummary} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
