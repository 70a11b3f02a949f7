import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import {createFeedItems} from '../src/features/blog';
import {contentPlugins, editUrl, lastUpdate} from './docs';
import {siteTitle} from './site';

const blogDescription = 'Breaking changes, new features and bug fixes in each Docusaurus release';

/** The changelog is a second blog with one entry per release. The version is the URL. */
export const changelog: BlogOptions = {
  ...contentPlugins,
  ...lastUpdate,
  id: 'changelog',
  path: 'changelog',
  routeBasePath: 'changelog',
  archiveBasePath: null,
  blogTitle: 'Changelog',
  blogDescription,
  blogSidebarTitle: 'Releases',
  blogSidebarCount: 'ALL',
  postsPerPage: 20,
  showReadingTime: false,
  editUrl: ({blogPath}) => editUrl(`changelog/${blogPath}`),
  onUntruncatedBlogPosts: 'throw',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  feedOptions: {
    type: 'all',
    limit: 20,
    title: `${siteTitle}: changelog`,
    description: blogDescription,
    createFeedItems,
  },
};
