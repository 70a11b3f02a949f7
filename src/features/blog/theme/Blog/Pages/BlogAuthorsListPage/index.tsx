// Replaces the page of theme-classic 3.9.2, whose heading and list can't be changed by wrapping it.
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import React, {type ReactNode} from 'react';
import {AuthorsListPage} from '../../../../author-pages';

export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <AuthorsListPage
      {...props}
      lead={translate({id: 'site.blogAuthors.lead', message: 'Who writes the posts of this blog'})}
      counted={translate({id: 'site.blogAuthors.count', message: '{count} post|{count} posts'})}
    />
  );
}
