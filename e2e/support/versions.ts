import releasedVersions from '../../versions.json';

/** The latest release, and the previous one, whose docs are no longer maintained. */
export const [lastVersion, olderVersion] = releasedVersions as [string, string];

/** The release post for a version's minor release. */
export const releasePostOf = (version: string) =>
  `/blog/releases/${version.split('.').slice(0, 2).join('.')}/`;
