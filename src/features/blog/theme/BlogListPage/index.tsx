import {BlogListContext} from '../BlogPostItems';
import BlogListPage from '@theme-init/BlogListPage';
import type {Props} from '@theme/BlogListPage';
import React, {type ReactNode} from 'react';

/** The page of a blog's posts, which tells its list of posts what to have above it. */
export default function BlogListPageWithHeading(props: Props): ReactNode {
  return (
    <BlogListContext.Provider value={props.metadata}>
      <BlogListPage {...props} />
    </BlogListContext.Provider>
  );
}
