import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import {blog} from './blog';
import {editUrl} from './docs';
import {siteTitle} from './site';

const blogDescription = 'Breaking changes, new features and bug fixes in each Docusaurus release';

/** The changelog is a second blog with one entry per release. The version is the URL. */
export const changelog: BlogOptions = {
  ...blog,
  id: 'changelog',
  path: 'changelog',
  routeBasePath: 'changelog',
  archiveBasePath: null,
  blogTitle: 'Changelog',
  blogDescription,
  blogSidebarTitle: 'Releases',
  postsPerPage: 20,
  showReadingTime: false,
  editUrl: ({blogPath}) => editUrl(`changelog/${blogPath}`),
  feedOptions: {
    ...blog.feedOptions,
    title: `${siteTitle}: changelog`,
    description: blogDescription,
  },
};
