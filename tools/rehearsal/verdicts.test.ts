import {expect, it} from 'vitest';
import {findDifferences, judge, type Changes, type Rehearsal, type Verdict} from './verdicts';

const part = {name: 'banner', upstream: ['core/a.js', 'core/b.js'], proof: 'e2e/banner.spec.ts'};
const before = new Map([
  ['core/a.js', 'a1'],
  ['core/b.js', 'b1'],
]);
const same: Rehearsal = {before, after: before, buildFailure: '', failedTests: []};
const withA = (hash: string) => ({...same, after: new Map([...before, ['core/a.js', hash]])});
const failed = 'e2e/banner.spec.ts › shows the banner';
const failing = {...same, failedTests: [failed]};

const readA: Changes['upstream'] = {
  'core/a.js': {hash: 'a2', verdict: 'no longer needed', change: 'Delete it.'},
};
const listed = {[failed]: 'Expect the new text.'};

it.each<[string, Rehearsal, Partial<Changes>, Verdict, string[]]>([
  ['whose files are the same', same, {}, 'still needed', []],
  ['with a changed file', withA('a2'), {}, 'still needed', ['Read core/a.js']],
  ['with a changed file that was read', withA('a2'), {upstream: readA}, 'no longer needed', []],
  [
    'with a file that changed after it was read',
    withA('a3'),
    {upstream: readA},
    'no longer needed',
    ['Read core/a.js'],
  ],
  [
    'with a change in the list that is gone',
    same,
    {upstream: readA},
    'still needed',
    ["core/a.js doesn't differ"],
  ],
  [
    'without one of its files',
    {...same, after: new Map([['core/a.js', 'a1']])},
    {},
    'no longer fits',
    ['Read core/b.js, which differs: gone'],
  ],
  ['whose proof fails', failing, {}, 'no longer fits', [`This test fails: ${failed}`]],
  ['whose proof fails as listed', failing, {tests: listed}, 'still needed', []],
  [
    'whose proof is listed and passes',
    same,
    {tests: listed},
    'still needed',
    [`This test passes, or isn't there: ${failed}`],
  ],
  [
    'when another test fails',
    {...same, failedTests: ['e2e/a.spec.ts › b']},
    {},
    'still needed',
    ['This test fails: e2e/a.spec.ts › b'],
  ],
  [
    'that the failed build names',
    {...same, buildFailure: 'Error: The seam "banner" (seams.ts) no longer fits.'},
    {},
    'no longer fits',
    [],
  ],
])('a part %s', (_, rehearsal, changes, verdict, differences) => {
  const all = {upstream: {}, tests: {}, ...changes};
  expect(judge(part, rehearsal, all).verdict).toBe(verdict);
  expect(findDifferences(rehearsal, all)).toEqual(
    differences.map((start) => expect.stringContaining(start)),
  );
});
