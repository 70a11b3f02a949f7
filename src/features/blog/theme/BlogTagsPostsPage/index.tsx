// Replaces the page of theme-classic 3.9.2, whose heading can't be changed by wrapping it.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import {ListHeader} from '@site/src/components/List';
import BlogListFrame from '@site/src/features/blog/BlogListFrame';
import type {Props} from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import React, {type ReactNode} from 'react';

export default function BlogTagsPostsPage({tag, items, sidebar, listMetadata}: Props): ReactNode {
  const title = useBlogTagsPostsPageTitle(tag);
  return (
    <BlogListFrame
      kind="tag"
      title={title}
      description={tag.description}
      sidebar={sidebar}
      posts={{items, metadata: listMetadata}}
    >
      {tag.unlisted && <Unlisted />}
      <ListHeader
        title={title}
        links={[
          <Link key="tags" to={tag.allTagsPath}>
            <Translate id="theme.tags.tagsPageLink">View all tags</Translate>
          </Link>,
        ]}
      >
        {tag.description}
      </ListHeader>
    </BlogListFrame>
  );
}
