import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/BlogListPage';
import BlogPostItems from '@theme/BlogPostItems';
import ChangelogLayout from '@theme/ChangelogLayout';
import Heading from '@theme/Heading';
import ReleaseSummary from '@theme/ReleaseSummary';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const feeds = {RSS: 'rss.xml', Atom: 'atom.xml', JSON: 'feed.json'};

function Feeds({path}: {path: string}): ReactNode {
  return (
    <ul className={styles.feeds} aria-label="Feeds">
      {Object.entries(feeds).map(([name, file]) => (
        <li key={name}>
          {/* Static files rather than routes. */}
          <Link to={`pathname://${path}/${file}`} target="_self">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The list of releases: version, day, summary, and how much changed. */
export default function ChangelogList(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription, page, permalink} = metadata;
  const title = page === 1 ? blogTitle : `${blogTitle}, page ${page}`;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={title} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <ChangelogLayout sidebar={sidebar}>
        <header className={styles.header}>
          <Heading as="h1">{title}</Heading>
          <p>{blogDescription}.</p>
          <Feeds path={permalink.replace(/\/page\/\d+$/u, '')} />
        </header>
        <BlogPostItems items={items} component={ReleaseSummary} />
        <BlogListPaginator metadata={metadata} />
      </ChangelogLayout>
    </HtmlClassNameProvider>
  );
}
