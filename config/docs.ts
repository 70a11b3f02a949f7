import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import findOption from '../src/features/api-table/remark';
import {siteComponents} from '../src/features/markdown-components';
import footnoteLabels from '../src/features/markdown-components/footnote-labels';
import importComponents from '../src/features/markdown-components/recma';
import {mathStyles} from '../src/features/math';
import screenshots from '../src/features/screenshots/remark';
import versionChanges from '../src/features/version-changes/remark';
import releasedVersions from '../versions.json';
import {env} from './env';
import {loading} from './loading';
import {hasGitHistory} from './site';

/** Markdown behavior that docs, blog, pages and the test area share. */
export const markdownPlugins = {
  remarkPlugins: [[npm2yarn, {sync: true}], remarkMath, mathStyles, screenshots],
  rehypePlugins: [rehypeKatex, footnoteLabels, ...loading.rehypePlugins],
  recmaPlugins: [[importComponents, siteComponents]],
} satisfies Pick<DocsOptions, 'remarkPlugins' | 'rehypePlugins' | 'recmaPlugins'>;

/** Markdown behavior of the site's content, where the test area tries the framework's own. */
export const contentPlugins = {
  ...markdownPlugins,
  remarkPlugins: [...markdownPlugins.remarkPlugins, ...loading.remarkPlugins],
} satisfies Pick<DocsOptions, 'remarkPlugins' | 'rehypePlugins' | 'recmaPlugins'>;

/** The edit link for a path in the repository, or nothing without `REPOSITORY_URL`. */
export const editUrl = (path: string): string | undefined =>
  env.repositoryUrl && `${env.repositoryUrl}/edit/main/${path}`;

export const lastUpdate = {
  showLastUpdateTime: hasGitHistory,
} satisfies DocsOptions;

const [lastVersion] = releasedVersions;

export const docs: DocsOptions = {
  ...contentPlugins,
  remarkPlugins: [...contentPlugins.remarkPlugins, versionChanges, findOption],
  ...lastUpdate,
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
  ...contentPlugins,
  ...lastUpdate,
  id: 'community',
  path: 'community',
  routeBasePath: 'community',
  sidebarPath: './sidebarsCommunity.ts',
  editUrl: ({docPath}) => editUrl(`community/${docPath}`),
};
