import Translate from '@docusaurus/Translate';
import BlogPostItems from '@theme-init/BlogPostItems';
import type {Props as ListPageProps} from '@theme/BlogListPage';
import type {Props} from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import React, {createContext, type ReactNode, useContext} from 'react';
import styles from './styles.module.css';

/**
 * The metadata of the list on this page. Undefined for tags and authors, which have their own
 * heading.
 */
export const BlogListContext = createContext<ListPageProps['metadata'] | undefined>(undefined);

/** The blog's title and description, because the original list page has no heading. */
function BlogListHeading(): ReactNode {
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

/** A list of posts with a heading on the blog's own list pages. */
export default function BlogPostItemsWithHeading(props: Props): ReactNode {
  return (
    <>
      <BlogListHeading />
      <BlogPostItems {...props} />
    </>
  );
}
