import type {List, ListItem} from 'mdast';
import semver from 'semver';
import {releaseNotes} from '../../data/versions';
import {linksIn, pullRequestOf} from './check-links';
import {contributorsId} from './kinds';
import type {ChangeCount, Entry, Release, Section} from './types';

type Dated = {version: string; date: Date};

const dayOf = ({date}: Dated) => date.toISOString().slice(0, 10);

/** Newest version first; `2.0.0-beta.10` is newer than `2.0.0-beta.9`, and older than `2.0.0`. */
export const byVersion = (a: string, b: string): number => semver.rcompare(a, b);

/** Newest day first (UTC), and the newest version first within a day. */
export const byDayAndVersion = (a: Dated, b: Dated): number =>
  dayOf(b).localeCompare(dayOf(a)) || byVersion(a.version, b.version);

/**
 * @param version one of `versions`
 * @param versions in any order
 * @returns the next lower version, or undefined for the lowest
 */
export function previousVersion(version: string, versions: string[]): string | undefined {
  return versions.filter((other) => semver.lt(other, version)).sort(byVersion)[0];
}

/** Checks for an item that lists pull requests by package: `- **core**: #1, #2`. */
function isPackageItem({children: [first]}: ListItem): boolean {
  return first?.type === 'paragraph' && first.children[0]?.type === 'strong';
}

function countChanges({id, nodes}: Section): number {
  if (id === contributorsId) {
    return linksIn(nodes).length;
  }
  const lists = nodes.filter((node): node is List => node.type === 'list');
  const packageItems = lists.flatMap(({children}) => children).filter(isPackageItem);
  return packageItems.length > 0
    ? new Set(linksIn(packageItems).map(pullRequestOf)).size
    : // Lists after the first one give details of its changes.
      (lists[0]?.children.length ?? 1);
}

/**
 * Counts the changes of an entry by kind: pull requests in sections that list them by package,
 * items in sections that describe each change, and people for the contributors.
 *
 * @param entry without problems, see `checkEntry`
 */
export const countByKind = ({sections}: Entry): ChangeCount[] =>
  sections.map((section) => ({id: section.id!, count: countChanges(section)}));

/** The framework's repository. `REPOSITORY_URL` is this site's own. */
const repository = 'https://github.com/facebook/docusaurus';

/**
 * Collects the data that pages show about a release.
 *
 * @param version of the release
 * @param entry for the release
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
