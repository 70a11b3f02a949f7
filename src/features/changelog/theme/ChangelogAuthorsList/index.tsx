import BlogAuthorsListPage from '@site/src/features/blog/theme/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import React, {type ReactNode} from 'react';

/** The list of changelog authors. */
export default function ChangelogAuthorsList(props: Props): ReactNode {
  return (
    <BlogAuthorsListPage
      {...props}
      title="Changelog authors"
      lead="Who writes the changelog"
      noun="release"
    />
  );
}
