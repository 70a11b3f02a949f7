/** A version whose docs live outside this site. */
export type ArchivedVersion = {name: string; docsUrl: string};

const archive = 'https://docusaurus-archive-october-2023.netlify.app/docs';

/** Newest first. */
export const archivedVersions: ArchivedVersion[] = [
  ...['2.3.1', '2.2.0', '2.1.0', '2.0.1'].map((name) => ({name, docsUrl: `${archive}/${name}/`})),
  {name: '1.x', docsUrl: 'https://v1.docusaurus.io'},
];

/** Released versions whose docs are not kept here, newest first; each has its tag in the repository. */
export const pastReleases = [
  '3.7.0',
  '3.6.3',
  '3.5.2',
  '3.4.0',
  '3.3.2',
  '3.2.1',
  '3.1.1',
  '3.0.1',
];
