// Replaces the page of theme-classic 3.9.2, whose heading and list can't be changed by wrapping it.
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import {ListHeader} from '@site/src/components/List';
import BlogListFrame from '@site/src/features/blog/BlogListFrame';
import Author from '@theme/Blog/Components/Author';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import React, {type ReactNode} from 'react';
import styles from '../../../../author-pages.module.css';

/** What is different in the changelog. */
type Texts = {
  title?: string;
  lead?: string;
  /** What authors write. */
  noun?: string;
};

/** The authors of a blog or changelog, with how much each has written. */
export default function BlogAuthorsListPage({
  authors,
  sidebar,
  title = translateBlogAuthorsListPageTitle(),
  lead = 'Who writes the posts of this blog',
  noun = 'post',
}: Props & Texts): ReactNode {
  return (
    <BlogListFrame kind="authors" title={title} description={lead} sidebar={sidebar}>
      <ListHeader title={title}>{lead}</ListHeader>
      <ul className={styles.authors}>
        {authors.map((author) => (
          <li key={author.key}>
            <Author as="h2" author={author} />
            {author.description && <p>{author.description}</p>}
            <p className={styles.count}>
              {author.count} {author.count === 1 ? noun : `${noun}s`}
            </p>
          </li>
        ))}
      </ul>
    </BlogListFrame>
  );
}
