import type {ListItem} from 'mdast';
import {toString} from 'mdast-util-to-string';
import semver from 'semver';
import {contributorsId} from './kinds';
import {itemsOf, linksIn, type Section} from './sections';
import type {ChangeCount} from './types';

type Dated = {title: string; date: Date};

const dayOf = ({date}: Dated) => date.toISOString().slice(0, 10);

/** Newest day first (UTC), and the newest version, which is the title, first within a day. */
export const byDayAndVersion = (a: Dated, b: Dated): number =>
  dayOf(b).localeCompare(dayOf(a)) || semver.rcompare(a.title, b.title);

/**
 * @param version one of `versions`
 * @param versions in any order
 * @returns the next lower version, or undefined for the lowest
 */
export function previousVersion(version: string, versions: string[]): string | undefined {
  return versions.filter((other) => semver.lt(other, version)).sort(semver.rcompare)[0];
}

/** Checks for an item that only lists pull requests: `- **core**: #1, #2`. */
const isNumbers = (item: ListItem): boolean => /^[^:]+: #\d+(?:, #\d+)*$/u.test(toString(item));

/** Counts people for the contributors, pull requests in items that list them, and other items. */
export function countChanges({id, nodes}: Pick<Section, 'id' | 'nodes'>): number {
  if (id === contributorsId) {
    return linksIn(nodes).length;
  }
  const counts = itemsOf(nodes).map((item) => (isNumbers(item) ? linksIn([item]).length : 1));
  return counts.reduce((total, count) => total + count, 0) || 1;
}

/** Counts the changes of an entry by kind. @param sections without problems, see `checkEntry` */
export const countByKind = (sections: Section[]): ChangeCount[] =>
  sections.map((section) => ({id: section.id!, count: countChanges(section)}));
