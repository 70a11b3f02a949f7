import {BlogListContext} from '../BlogPostItems';
import BlogListPage from '@theme-init/BlogListPage';
import type {Props} from '@theme/BlogListPage';
import React, {type ReactNode} from 'react';

/** A page of posts, which passes its blog's metadata to the heading above the list. */
export default function BlogListPageWithHeading(props: Props): ReactNode {
  return (
    <BlogListContext.Provider value={props.metadata}>
      <BlogListPage {...props} />
    </BlogListContext.Provider>
  );
}
