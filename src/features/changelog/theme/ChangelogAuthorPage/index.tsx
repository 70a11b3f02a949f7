import Link from '@docusaurus/Link';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {
  BlogAuthorsListViewAllLabel,
  useBlogAuthorPageTitle,
} from '@docusaurus/theme-common/internal';
import Author from '@theme/Blog/Components/Author';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import ChangelogLayout from '@theme/ChangelogLayout';
import ReleaseSummary from '@theme/ReleaseSummary';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';

/** An author of the changelog, and the releases they wrote about. */
export default function ChangelogAuthorPage({
  author,
  items,
  sidebar,
  listMetadata,
}: Props): ReactNode {
  const {authorsListPath} = useBlogMetadata();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsPostsPage)}
    >
      <PageMetadata title={useBlogAuthorPageTitle(author)} />
      <SearchMetadata tag="blog_authors_posts" />
      <ChangelogLayout sidebar={sidebar}>
        <header className="margin-bottom--lg">
          <Author as="h1" author={author} />
          {author.description && <p>{author.description}</p>}
          <Link to={authorsListPath}>
            <BlogAuthorsListViewAllLabel />
          </Link>
        </header>
        <BlogPostItems items={items} component={ReleaseSummary} />
        <BlogListPaginator metadata={listMetadata} />
      </ChangelogLayout>
    </HtmlClassNameProvider>
  );
}
