import type {BlogPaginatedMetadata} from '@docusaurus/plugin-content-blog';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout, {type Props as LayoutProps} from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems, {type Props as ItemsProps} from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {pageTitle} from './page-title';

/** The class and the search tag of each kind of page, as the theme has them. */
const kinds = {
  posts: [ThemeClassNames.page.blogListPage, 'blog_posts_list'],
  tag: [ThemeClassNames.page.blogTagPostListPage, 'blog_tags_posts'],
  authors: [ThemeClassNames.page.blogAuthorsListPage, 'blog_authors_list'],
  author: [ThemeClassNames.page.blogAuthorsPostsPage, 'blog_authors_posts'],
} as const;

type Props = Pick<LayoutProps, 'sidebar' | 'description'> & {
  kind: keyof typeof kinds;
  title: string;
  /** The posts of this page, below its heading. */
  posts?: ItemsProps & {metadata: BlogPaginatedMetadata};
  children: ReactNode;
};

/** A page of a blog that lists posts or authors: its heading, and what it lists. */
export default function BlogListFrame({kind, title, posts, children, ...layout}: Props): ReactNode {
  const [className, searchTag] = kinds[kind];
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, className)}>
      <SearchMetadata tag={searchTag} />
      <BlogLayout {...layout} title={pageTitle(title, posts?.metadata.page)}>
        {children}
        {posts && <BlogPostItems {...posts} />}
        {posts && <BlogListPaginator {...posts} />}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
