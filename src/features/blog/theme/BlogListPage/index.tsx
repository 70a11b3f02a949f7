import {pageTitle} from '../../page-title';
import {BlogListContext} from '../BlogPostItems';
import BlogListPage from '@theme-init/BlogListPage';
import type {Props} from '@theme/BlogListPage';
import React, {type ReactNode} from 'react';

/**
 * A page of posts with its number in the title, which passes its blog's metadata to the heading
 * above the list.
 */
export default function BlogListPageWithHeading(props: Props): ReactNode {
  const {metadata} = props;
  const blogTitle = pageTitle(metadata.blogTitle, metadata.page);
  return (
    <BlogListContext.Provider value={metadata}>
      <BlogListPage {...props} metadata={{...metadata, blogTitle}} />
    </BlogListContext.Provider>
  );
}
