import releasedVersions from '../../versions.json';

/** The latest release, and the one before, whose docs are no longer maintained. */
export const [lastVersion, olderVersion] = releasedVersions as [string, string];

/** The post about the minor release that a version belongs to. */
export const releasePostOf = (version: string) =>
  `/blog/releases/${version.split('.').slice(0, 2).join('.')}/`;
