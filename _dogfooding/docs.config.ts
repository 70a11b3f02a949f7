import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {markdownPlugins} from '../config/markdown';
import {hasGitHistory} from '../config/site';
import {sidebarItemsGenerator} from './sidebar-items-generator';

/** The docs of the test area, at `/tests/docs/`. */
export const docs: DocsOptions = {
  ...markdownPlugins,
  id: 'docs-tests',
  path: '_dogfooding/docs',
  routeBasePath: 'tests/docs',
  sidebarPath: '_dogfooding/sidebars.ts',
  sidebarItemsGenerator,
  // The label of the version shows, although there is one version only.
  versions: {current: {noIndex: true, badge: true}},
  // Tags that tags.yml does not have are among the fixtures.
  onInlineTags: 'ignore',
  showLastUpdateTime: hasGitHistory,
  // Where a doc names no author, parse-front-matter.ts does: never the one that Git knows.
  showLastUpdateAuthor: true,
};
