import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {PluginConfig} from '@docusaurus/types';
import {markdownPlugins} from '../config/markdown';
import {blog} from './blog.config';
import {docs} from './docs.config';

const pages: PagesOptions = {
  ...markdownPlugins,
  id: 'pages-tests',
  path: '_dogfooding/pages',
  routeBasePath: 'tests/pages',
};

/** The test and demo area: its own docs, blog and pages below `/tests/`. */
export const testAreaPlugins: PluginConfig[] = [
  ['@docusaurus/plugin-content-docs', docs],
  ['./src/features/blog/index.ts', blog],
  ['@docusaurus/plugin-content-pages', pages],
  './_dogfooding/client-modules/index.ts',
];
