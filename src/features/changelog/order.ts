import semver from 'semver';

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
 * @returns the highest version below it; nothing for the lowest
 */
export function previousVersion(version: string, versions: string[]): string | undefined {
  return versions.filter((other) => semver.lt(other, version)).sort(byVersion)[0];
}
