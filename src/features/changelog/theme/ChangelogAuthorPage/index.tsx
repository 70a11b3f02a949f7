import {AuthorPage} from '@site/src/features/blog/author-pages';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import ReleaseSummary from '../ReleaseSummary';
import React, {type ReactNode} from 'react';

/** An author of the changelog, and the releases they wrote about. */
export default function ChangelogAuthorPage(props: Props): ReactNode {
  return <AuthorPage {...props} component={ReleaseSummary} />;
}
