import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import {createFeedItems} from '../src/features/screenshots/feed';
import {editUrl, lastUpdate, markdownPlugins} from './docs';
import {siteTitle} from './site';

const blogDescription = 'Releases of Docusaurus explained, and how this site is built';

export const blog: BlogOptions = {
  ...markdownPlugins,
  ...lastUpdate,
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
    title: `${siteTitle}: blog`,
    description: blogDescription,
    createFeedItems,
  },
};
