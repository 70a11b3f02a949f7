// Replaces the page of theme-classic 3.9.2, whose heading can't be changed by wrapping it.
import Link from '@docusaurus/Link';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  useBlogAuthorPageTitle,
} from '@docusaurus/theme-common/internal';
import BlogListFrame from '@site/src/features/blog/BlogListFrame';
import Author from '@theme/Blog/Components/Author';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import type {Props as BlogPostItemsProps} from '@theme/BlogPostItems';
import React, {type ReactNode} from 'react';
import styles from '../../../../author-pages.module.css';

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
    <BlogListFrame
      kind="author"
      title={useBlogAuthorPageTitle(author)}
      description={author.description}
      sidebar={sidebar}
      posts={{items, metadata: listMetadata, component}}
    >
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
    </BlogListFrame>
  );
}
