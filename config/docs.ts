import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {mathStyles} from '../src/features/math';
import versionChanges from '../src/features/version-changes/remark';
import releasedVersions from '../versions.json';
import {env} from './env';
import {hasGitHistory} from './site';

/** Markdown behaviour shared by docs, blog, pages and the test area. */
export const markdownPlugins = {
  remarkPlugins: [[npm2yarn, {sync: true}], remarkMath, mathStyles],
  rehypePlugins: [rehypeKatex],
} satisfies Pick<DocsOptions, 'remarkPlugins' | 'rehypePlugins'>;

/** Edit links to `REPOSITORY_URL`, or none; a path is relative to the repository's root. */
export const editUrl = (path: string): string | undefined =>
  env.repositoryUrl && `${env.repositoryUrl}/edit/main/${path}`;

export const lastUpdate = {
  showLastUpdateTime: hasGitHistory,
} satisfies DocsOptions;

const [lastVersion] = releasedVersions;

export const docs: DocsOptions = {
  ...markdownPlugins,
  remarkPlugins: [...markdownPlugins.remarkPlugins, versionChanges],
  ...lastUpdate,
  sidebarPath: './sidebars.ts',
  editUrl: ({versionDocsDirPath, docPath}) => editUrl(`${versionDocsDirPath}/${docPath}`),
  lastVersion,
  // Explicit paths: Docusaurus would put the last version at /docs/, which is Canary's here.
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
  ...markdownPlugins,
  ...lastUpdate,
  id: 'community',
  path: 'community',
  routeBasePath: 'community',
  sidebarPath: './sidebarsCommunity.ts',
  editUrl: ({docPath}) => editUrl(`community/${docPath}`),
};
