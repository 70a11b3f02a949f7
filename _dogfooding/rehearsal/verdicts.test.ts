import {describe, expect, it} from 'vitest';
import {findDifferences, judge, type Changes, type Rehearsal} from './verdicts';

const part = {name: 'banner', upstream: ['core/a.js', 'core/b.js'], proof: 'e2e/banner.spec.ts'};
const before = new Map([
  ['core/a.js', 'a1'],
  ['core/b.js', 'b1'],
]);
const same: Rehearsal = {before, after: before, buildFailure: '', failedTests: []};
const changedA = {...same, after: new Map([...before, ['core/a.js', 'a2']])};
const readA: Changes['upstream'] = {
  'core/a.js': {hash: 'a2', verdict: 'no longer needed', change: 'Delete it.'},
};
const failed = 'e2e/banner.spec.ts › shows the banner';
const nothing = {upstream: {}, tests: {}};

describe('a part', () => {
  it.each<[string, Rehearsal, Partial<Changes>, string]>([
    ['is still needed while its files are the same', same, {}, 'still needed'],
    ['is what the reading of a changed file says', changedA, {upstream: readA}, 'no longer needed'],
    [
      "doesn't fit without a file",
      {...same, after: new Map([['core/a.js', 'a1']])},
      {},
      'no longer fits',
    ],
    ["doesn't fit if its proof fails", {...same, failedTests: [failed]}, {}, 'no longer fits'],
    [
      'is not judged by a failure that is listed',
      {...same, failedTests: [failed]},
      {tests: {[failed]: 'Expect the new text.'}},
      'still needed',
    ],
    [
      "isn't judged by other tests",
      {...same, failedTests: ['e2e/a.spec.ts › b']},
      {},
      'still needed',
    ],
    [
      "doesn't fit if the build names it",
      {...same, buildFailure: 'Error: The seam "banner" (seams.ts) no longer fits.'},
      {},
      'no longer fits',
    ],
  ])('%s', (_, rehearsal, changes, verdict) => {
    expect(judge(part, rehearsal, {...nothing, ...changes}).verdict).toBe(verdict);
  });
});

describe('the rehearsal passes', () => {
  it.each<[string, Rehearsal, Partial<Changes>]>([
    ['if nothing differs', same, {}],
    ['if the difference is listed', changedA, {upstream: readA}],
    [
      'if the failure is listed',
      {...same, failedTests: [failed]},
      {tests: {[failed]: 'Expect it.'}},
    ],
  ])('%s', (_, rehearsal, changes) => {
    expect(findDifferences(rehearsal, {...nothing, ...changes})).toEqual([]);
  });
});

describe('the rehearsal reports', () => {
  const changedAgain = {...same, after: new Map([...before, ['core/a.js', 'a3']])};
  it.each<[string, Rehearsal, Partial<Changes>, string]>([
    ['a difference that is not listed', changedA, {}, 'Read core/a.js'],
    [
      'a file that has changed since it was read',
      changedAgain,
      {upstream: readA},
      'Read core/a.js',
    ],
    ['a listed difference that is gone', same, {upstream: readA}, "core/a.js doesn't differ"],
    ['a failure that is not listed', {...same, failedTests: [failed]}, {}, `fails: ${failed}`],
    [
      'a listed failure that is gone',
      same,
      {tests: {[failed]: 'Expect it.'}},
      `passes, or isn't there: ${failed}`,
    ],
  ])('%s', (_, rehearsal, changes, message) => {
    expect(findDifferences(rehearsal, {...nothing, ...changes})).toEqual([
      expect.stringContaining(message),
    ]);
  });
});
