// Replaces the page of theme-classic 3.9.2, whose heading can't be changed by wrapping it.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import {ListHeader} from '@site/src/components/List';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {pageTitle} from '../../page-title';

export default function BlogTagsPostsPage({tag, items, sidebar, listMetadata}: Props): ReactNode {
  const title = useBlogTagsPostsPageTitle(tag);
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}
    >
      <PageMetadata title={pageTitle(title, listMetadata.page)} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        {tag.unlisted && <Unlisted />}
        <ListHeader
          title={title}
          links={[
            <Link key="tags" to={tag.allTagsPath}>
              <Translate id="theme.tags.tagsPageLink">View all tags</Translate>
            </Link>,
          ]}
        >
          {tag.description}
        </ListHeader>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
