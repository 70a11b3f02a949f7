import BlogAuthorsPostsPage from '@site/src/features/blog/theme/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import ReleaseSummary from '../ReleaseSummary';
import React, {type ReactNode} from 'react';

/** An author of the changelog, and the releases they wrote about. */
export default function ChangelogAuthorPage(props: Props): ReactNode {
  return <BlogAuthorsPostsPage {...props} component={ReleaseSummary} />;
}
