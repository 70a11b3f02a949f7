import BlogListHeading from '../../BlogListHeading';
import BlogPostItems from '@theme-init/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import React, {type ReactNode} from 'react';

/** A list of posts, with the heading of the page that lists all of a blog. */
export default function BlogPostItemsWithHeading(props: Props): ReactNode {
  return (
    <>
      <BlogListHeading />
      <BlogPostItems {...props} />
    </>
  );
}
