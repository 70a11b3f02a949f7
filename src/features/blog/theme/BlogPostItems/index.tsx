// Replaces BlogPostItems of theme-classic 3.9.2, which loads all that the page of a post needs.
import Link from '@docusaurus/Link';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import {translate} from '@docusaurus/Translate';
import {ListHeader} from '@site/src/components/List';
import PostRow from '@site/src/features/blog/PostRow';
import type {Props as ListPageProps} from '@theme/BlogListPage';
import type {Props} from '@theme/BlogPostItems';
import React, {createContext, type ReactNode, useContext} from 'react';

/**
 * The metadata of the list on this page. Undefined for tags and authors, which have their own
 * heading.
 */
export const BlogListContext = createContext<ListPageProps['metadata'] | undefined>(undefined);

/** The blog's title and description, because the original list page has no heading. */
function BlogListHeading({list}: {list: ListPageProps['metadata']}): ReactNode {
  const {blogTitle, blogDescription, page, totalPages, permalink} = list;
  // The route context of list pages doesn't have the blog's metadata.
  const blogPath = permalink.replace(/(?:\/page\/\d+)?\/?$/u, '/');
  const links = [
    [`${blogPath}archive/`, translate({id: 'theme.blog.archive.title', message: 'Archive'})],
    [`${blogPath}tags/`, translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})],
    [
      `${blogPath}authors/`,
      translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'}),
    ],
  ] as const;
  return (
    <ListHeader
      title={blogTitle}
      linksLabel="Other lists of posts"
      links={links.map(([to, label]) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    >
      {blogDescription}
      {page > 1 && ` · Page ${page} of ${totalPages}`}
    </ListHeader>
  );
}

/** A list of posts with a heading on the blog's own list pages. */
export default function BlogPostItems({items, component: Item = PostRow}: Props): ReactNode {
  const list = useContext(BlogListContext);
  return (
    <>
      {list && <BlogListHeading list={list} />}
      {items.map(({content: Post}) => (
        <BlogPostProvider key={Post.metadata.permalink} content={Post}>
          <Item>
            <Post />
          </Item>
        </BlogPostProvider>
      ))}
    </>
  );
}
