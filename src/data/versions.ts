import data from './releases.json';

/** A version whose docs live outside this site. */
export type ArchivedVersion = {name: string; docsUrl: string};

/** The release that the docs of Canary are held against. */
export const canaryFramework: string = data.canaryFramework;

/** Newest first. */
export const archivedVersions: ArchivedVersion[] = data.archived;

/** Released versions whose docs are not kept here, newest first; each has its tag in the repository. */
export const pastReleases: string[] = data.pastReleases;
