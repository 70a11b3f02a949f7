// Replaces the page of theme-classic 3.9.2, whose heading can't be changed by wrapping it.
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import React, {type ReactNode} from 'react';
import {AuthorPage} from '../../../../author-pages';

export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  return <AuthorPage {...props} />;
}
