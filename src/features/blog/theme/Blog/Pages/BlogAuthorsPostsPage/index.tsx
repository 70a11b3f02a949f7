// Replaces the page of theme-classic 3.9.2, whose heading can't be changed by wrapping it.
import Link from '@docusaurus/Link';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  useBlogAuthorPageTitle,
} from '@docusaurus/theme-common/internal';
import Author from '@theme/Blog/Components/Author';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props as BlogPostItemsProps} from '@theme/BlogPostItems';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from '../../../../author-pages.module.css';
import {pageTitle} from '../../../../page-title';

/** An author, and what they have written. */
export default function BlogAuthorsPostsPage({
  author,
  items,
  sidebar,
  listMetadata,
  component,
}: Props & Pick<BlogPostItemsProps, 'component'>): ReactNode {
  const {authorsListPath} = useBlogMetadata();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsPostsPage)}
    >
      <PageMetadata
        title={pageTitle(useBlogAuthorPageTitle(author), listMetadata.page)}
        description={author.description}
      />
      <SearchMetadata tag="blog_authors_posts" />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.header}>
          <Author as="h1" author={author} />
          {author.description && <p>{author.description}</p>}
          <Link to={authorsListPath}>
            <BlogAuthorsListViewAllLabel />
          </Link>
        </header>
        {items.length === 0 && (
          <p>
            <BlogAuthorNoPostsLabel />
          </p>
        )}
        <BlogPostItems items={items} component={component} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
