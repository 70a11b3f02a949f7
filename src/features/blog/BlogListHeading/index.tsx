import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/BlogListPage';
import Heading from '@theme/Heading';
import React, {createContext, useContext, type ReactNode} from 'react';
import styles from './styles.module.css';

type ListMetadata = Props['metadata'];

/** The list that a page shows; nothing on pages of tags and authors, which have headings. */
export const BlogListContext = createContext<ListMetadata | undefined>(undefined);

/** Title and description of a blog, above its posts: the framework's list page has no heading. */
export default function BlogListHeading(): ReactNode {
  const list = useContext(BlogListContext);
  if (!list) {
    return null;
  }
  const {blogTitle, blogDescription, page, totalPages} = list;
  return (
    <header className={styles.header}>
      <Heading as="h1">{blogTitle}</Heading>
      <p>
        {blogDescription}
        {page > 1 && (
          <>
            {' · '}
            <Translate id="site.blogList.page" values={{page, totalPages}}>
              {'Page {page} of {totalPages}'}
            </Translate>
          </>
        )}
      </p>
    </header>
  );
}
