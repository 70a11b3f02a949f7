import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import {createFeedItems} from '../src/features/blog';
import {editUrl} from './docs';
import {contentOptions} from './markdown';
import {siteTitle} from './site';

const blogDescription = 'Docusaurus releases explained, and how this site is built';

export const blog: BlogOptions = {
  ...contentOptions,
  path: 'blog',
  blogTitle: 'Blog',
  blogDescription,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 5,
  editUrl: ({blogPath}) => editUrl(`blog/${blogPath}`),
  onUntruncatedBlogPosts: 'throw',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  feedOptions: {
    type: 'all',
    // In full. More would make a download of more than half a megabyte.
    limit: 20,
    title: `${siteTitle}: blog`,
    description: blogDescription,
    createFeedItems,
  },
};
