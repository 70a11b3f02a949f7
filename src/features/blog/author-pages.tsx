import Link from '@docusaurus/Link';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  usePluralForm,
} from '@docusaurus/theme-common';
import {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  translateBlogAuthorsListPageTitle,
  useBlogAuthorPageTitle,
} from '@docusaurus/theme-common/internal';
import {ListHeader} from '@site/src/components/List';
import Author from '@theme/Blog/Components/Author';
import type {Props as AuthorsListProps} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {Props as AuthorPostsProps} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props as BlogPostItemsProps} from '@theme/BlogPostItems';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './author-pages.module.css';
import {pageTitle} from './page-title';

type AuthorsListPageProps = Pick<AuthorsListProps, 'authors' | 'sidebar'> & {
  /** By default, that of the theme. */
  title?: string;
  lead: string;
  /** The singular and plural of what authors write, in the format of `usePluralForm`. */
  counted: string;
};

/** The authors of a blog or changelog, with how much each has written. */
export function AuthorsListPage({
  authors,
  sidebar,
  title = translateBlogAuthorsListPageTitle(),
  lead,
  counted,
}: AuthorsListPageProps): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}
    >
      <PageMetadata title={title} description={lead} />
      <SearchMetadata tag="blog_authors_list" />
      <BlogLayout sidebar={sidebar}>
        <ListHeader title={title}>{lead}</ListHeader>
        <ul className={styles.authors}>
          {authors.map((author) => (
            <li key={author.key}>
              <Author as="h2" author={author} />
              {author.description && <p>{author.description}</p>}
              <p className={styles.count}>
                {selectMessage(author.count, counted).replace('{count}', String(author.count))}
              </p>
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

type AuthorPageProps = Pick<AuthorPostsProps, 'author' | 'items' | 'sidebar' | 'listMetadata'> & {
  /** A list entry. */
  component?: BlogPostItemsProps['component'];
};

/** An author, and what they have written. */
export function AuthorPage({
  author,
  items,
  sidebar,
  listMetadata,
  component,
}: AuthorPageProps): ReactNode {
  const {authorsListPath} = useBlogMetadata();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsPostsPage)}
    >
      <PageMetadata
        title={pageTitle(useBlogAuthorPageTitle(author), listMetadata.page)}
        description={author.description}
      />
      <SearchMetadata tag="blog_authors_posts" />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.header}>
          <Author as="h1" author={author} />
          {author.description && <p>{author.description}</p>}
          <Link to={authorsListPath}>
            <BlogAuthorsListViewAllLabel />
          </Link>
        </header>
        {items.length === 0 && (
          <p>
            <BlogAuthorNoPostsLabel />
          </p>
        )}
        <BlogPostItems items={items} component={component} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
