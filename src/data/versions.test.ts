import semver from 'semver';
import {expect, it} from 'vitest';
import {archivedVersions, lastVersion, minorOf, releases} from './versions';

it('the releases have one entry per minor version since 2.0, newest first', () => {
  expect(releases[0]).toBe(lastVersion);
  expect(releases).toEqual([...releases].sort(semver.rcompare));
  expect(new Set(releases.map(minorOf)).size).toBe(releases.length);
});

it('the last version 2 release has archived docs', () => {
  expect(archivedVersions.map(({name}) => name)).toContain('2.4.3');
});
