// Replaces BlogPostItems of theme-classic 3.9.2, which loads all that the page of a post needs.
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import PostRow from '@site/src/features/blog/PostRow';
import type {Props} from '@theme/BlogPostItems';
import React, {type ReactNode} from 'react';

export default function BlogPostItems({items, component: Item = PostRow}: Props): ReactNode {
  return items.map(({content: Post}) => (
    <BlogPostProvider key={Post.metadata.permalink} content={Post}>
      <Item>
        <Post />
      </Item>
    </BlogPostProvider>
  ));
}
