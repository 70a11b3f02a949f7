import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import findOption, {components as apiTable} from '../src/features/api-table/remark';
import {components as diagram} from '../src/features/diagrams/remark';
import mathStyles, {components as math} from '../src/features/math/remark';
import screenshots, {components as screenshot} from '../src/features/screenshots/remark';
import versionChanges, {components as docMeta} from '../src/features/version-changes/remark';
import footnoteLabels from '../src/framework/markdown/footnote-labels';
import unbrokenCode from '../src/framework/markdown/unbroken-code';
import importComponents from '../src/framework/markdown/import-components';
import releasedVersions from '../versions.json';
import {env} from './env';
import {loading} from './loading';
import {hasGitHistory} from './site';

/** The site's own components, which Markdown files use without an import. */
const siteComponents = {
  ...apiTable,
  ...diagram,
  ...docMeta,
  ...math,
  ...screenshot,
  BrowserWindow: '@site/src/components/BrowserWindow',
  // The only input in Markdown is the checkbox of a task list.
  input: '@site/src/components/TaskCheckbox',
  table: '@site/src/components/ScrollTable',
};

/** Markdown behavior that docs, blog, pages and the test area share. */
export const markdownPlugins = {
  remarkPlugins: [[npm2yarn, {sync: true}], remarkMath, mathStyles, screenshots],
  rehypePlugins: [rehypeKatex, footnoteLabels, unbrokenCode, ...loading.rehypePlugins],
  recmaPlugins: [[importComponents, siteComponents]],
} satisfies Pick<DocsOptions, 'remarkPlugins' | 'rehypePlugins' | 'recmaPlugins'>;

/** Options of the site's content, where the test area tries the framework's own. */
export const contentOptions = {
  ...markdownPlugins,
  remarkPlugins: [...markdownPlugins.remarkPlugins, ...loading.remarkPlugins],
  showLastUpdateTime: hasGitHistory,
} satisfies DocsOptions;

/** The edit link for a path in the repository, or nothing without `REPOSITORY_URL`. */
export const editUrl = (path: string): string | undefined =>
  env.repositoryUrl && `${env.repositoryUrl}/edit/main/${path}`;

const [lastVersion] = releasedVersions;

export const docs: DocsOptions = {
  ...contentOptions,
  remarkPlugins: [...contentOptions.remarkPlugins, versionChanges, findOption],
  sidebarPath: './sidebars.ts',
  editUrl: ({versionDocsDirPath, docPath}) => editUrl(`${versionDocsDirPath}/${docPath}`),
  lastVersion,
  // Docusaurus would put the last version at /docs/, where this site has Canary.
  versions: {
    current: {label: 'Canary', path: '', banner: 'unreleased', badge: true},
    ...Object.fromEntries(
      releasedVersions.map((name) => [
        name,
        {
          label: name,
          path: name,
          banner: name === lastVersion ? 'none' : 'unmaintained',
          badge: true,
        },
      ]),
    ),
  },
};

export const community: DocsOptions = {
  ...contentOptions,
  id: 'community',
  path: 'community',
  routeBasePath: 'community',
  sidebarPath: './sidebarsCommunity.ts',
  editUrl: ({docPath}) => editUrl(`community/${docPath}`),
};
