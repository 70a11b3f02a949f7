import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import Author from '@theme/Blog/Components/Author';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import ChangelogLayout from '@theme/ChangelogLayout';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';

/** The list of changelog authors. */
export default function ChangelogAuthorsList({authors, sidebar}: Props): ReactNode {
  const title = translateBlogAuthorsListPageTitle();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}
    >
      <PageMetadata title={title} />
      <SearchMetadata tag="blog_authors_list" />
      <ChangelogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        <ul className="clean-list margin-vert--lg">
          {authors.map((author) => (
            <li key={author.key} className="margin-bottom--lg">
              <Author as="h2" author={author} count={author.count} />
            </li>
          ))}
        </ul>
      </ChangelogLayout>
    </HtmlClassNameProvider>
  );
}
