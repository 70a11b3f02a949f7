import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import findOption from '../src/features/api-table/remark';
import docMeta from '../src/features/doc-meta/remark';
import releasedVersions from '../versions.json';
import {env} from './env';
import {contentOptions} from './markdown';

/** The edit link for a path in the repository, or nothing without `REPOSITORY_URL`. */
export const editUrl = (path: string): string | undefined =>
  env.repositoryUrl && `${env.repositoryUrl}/edit/main/${path}`;

const [lastVersion] = releasedVersions;

export const docs: DocsOptions = {
  ...contentOptions,
  remarkPlugins: [...contentOptions.remarkPlugins, docMeta, findOption],
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
