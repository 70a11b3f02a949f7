// @ts-check
import {expect, test} from 'vitest';
import {countTests, findProblems, playwrightTags, vitestTags} from './reports.mjs';

test('statements without a test and tags without a statement are reported', () => {
  const tags = [
    ...vitestTags({testResults: [{assertionResults: [{tags: ['brand']}, {tags: []}]}]}),
    ...playwrightTags({
      suites: [{specs: [{tags: ['dark']}], suites: [{specs: [{tags: ['brand', 'typo', '@a/b']}]}]}],
    }),
  ];
  expect(findProblems(['brand', 'dark', 'search'], tags)).toEqual([
    'No test proves "search": give a test that does the tag "search".',
    'A test has the tag "typo", which is not in statements.yml.',
  ]);
});

test('the last line of npm test counts all tests; those that passed on a retry have passed', () => {
  const vitest = {numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1};
  const stats = {expected: 5, unexpected: 2, flaky: 2, skipped: 3};
  expect(countTests([vitest, vitest], {stats})).toBe('15 passed, 4 failed, 7 skipped');
});
