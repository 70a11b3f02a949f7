import semver from 'semver';
import {releaseNotes} from '../../data/versions';
import {countByKind} from './count-changes';
import {previousVersion} from './order';
import type {Entry, Release} from './types';

/** The repository whose releases these are; not that of this site, which `REPOSITORY_URL` names. */
const repository = 'https://github.com/facebook/docusaurus';

/**
 * What the pages show of a release.
 *
 * @param version of the release
 * @param entry of it
 * @param versions of all releases
 */
export function describeRelease(version: string, entry: Entry, versions: string[]): Release {
  const previous = previousVersion(version, versions);
  return {
    version,
    ...(previous && {
      previous: {
        version: previous,
        compareUrl: `${repository}/compare/v${previous}...v${version}`,
      },
    }),
    sourceUrl: `${repository}/tree/v${version}`,
    ...(!semver.prerelease(version) && {releasePost: releaseNotes(version)}),
    changes: countByKind(entry),
  };
}
