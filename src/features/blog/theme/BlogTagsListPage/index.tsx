import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-init/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import React, {type ReactNode} from 'react';

/** The tags of a blog, with the description that the original lacks. */
export default function BlogTagsListPageWithDescription(props: Props): ReactNode {
  const tags = props.tags.map(({label}) => label).join(', ');
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description={`Posts by subject: ${tags}`} />
    </>
  );
}
