import releasedVersions from '../../versions.json';

/** The latest release, and the one before, whose docs are no longer maintained. */
export const [lastVersion, olderVersion] = releasedVersions as [string, string];
