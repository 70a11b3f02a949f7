import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {PluginConfig} from '@docusaurus/types';
import {markdownPlugins} from '../config/docs';

const docs: DocsOptions = {
  ...markdownPlugins,
  id: 'docs-tests',
  path: '_dogfooding/docs',
  routeBasePath: 'tests/docs',
  sidebarPath: '_dogfooding/sidebars.ts',
  versions: {current: {noIndex: true}},
};

const blog: BlogOptions = {
  ...markdownPlugins,
  id: 'blog-tests',
  path: '_dogfooding/blog',
  routeBasePath: 'tests/blog',
  blogTitle: 'Test blog',
  blogDescription: 'Posts that show what the blog plugin does in unusual cases',
  blogSidebarTitle: 'Test posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 3,
  onUntruncatedBlogPosts: 'ignore',
  feedOptions: {type: 'all', title: 'Test blog'},
};

const pages: PagesOptions = {
  ...markdownPlugins,
  id: 'pages-tests',
  path: '_dogfooding/pages',
  routeBasePath: 'tests/pages',
};

/** The test and demo area: its own docs, blog and pages below `/tests/`. */
export const testAreaPlugins: PluginConfig[] = [
  ['@docusaurus/plugin-content-docs', docs],
  ['@docusaurus/plugin-content-blog', blog],
  ['@docusaurus/plugin-content-pages', pages],
];
