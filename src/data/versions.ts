import releasedVersions from '../../versions.json';
import data from './releases.json';

/** A version whose docs live outside this site. */
type ArchivedVersion = {name: string; docsUrl: string};

/** The latest release with docs here. */
export const lastVersion: string = releasedVersions[0]!;

/**
 * @param path of a doc in its version with a trailing slash; omit it for the introduction
 * @returns the path of the doc in the latest release
 */
export const docPath = (path = ''): string => `/docs/${lastVersion}/${path}`;

/** The release that the Canary docs are checked against. */
export const canaryFramework: string = data.canaryFramework;

/** Newest first. */
export const archivedVersions: ArchivedVersion[] = data.archived;

/** Older releases whose docs aren't kept here, newest first. Each has a tag in the repository. */
export const pastReleases: string[] = data.pastReleases;

/**
 * @param version such as `3.6.3`
 * @returns its minor version, such as `3.6`
 */
export const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/** Whether Canary documents a newer minor release than the latest one with docs of its own. */
export const isCanaryNewer = minorOf(canaryFramework) !== minorOf(lastVersion);

/** The last patch of each minor release that has a release post, newest first. */
export const releases: string[] = [
  ...releasedVersions,
  ...pastReleases,
  ...archivedVersions.map(({name}) => name).filter((name) => name !== '1.x'),
].sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));

/** Release posts with a URL that can't be derived from the version. */
const datedReleasePosts: Record<string, string> = {
  '2.0': '/blog/2022/08/01/announcing-docusaurus-2.0/',
  '2.1': '/blog/2022/09/01/docusaurus-2.1/',
};

/**
 * The post about a release.
 *
 * @param version such as `3.6.3`; patch releases share the post of their minor release
 * @returns its path
 */
export function releaseNotes(version: string): string {
  const minor = minorOf(version);
  return datedReleasePosts[minor] ?? `/blog/releases/${minor}/`;
}
