// @ts-check
import {expect, test} from 'vitest';
import {countTests, findProblems, playwrightTests, toMarkdown, vitestTests} from './table.mjs';

const tests = [
  ...vitestTests(
    {
      testResults: [
        {
          name: '/site/src/a.test.ts',
          assertionResults: [{tags: ['brand']}, {tags: []}],
        },
      ],
    },
    '/site',
  ),
  ...playwrightTests({
    suites: [
      {
        specs: [{file: 'b.spec.ts', tags: ['brand']}],
        suites: [{specs: [{file: 'b.spec.ts', tags: ['brand', 'typo']}]}],
      },
    ],
  }),
];
const statements = {navbar: {brand: 'The brand leads home', search: 'Slash opens the search'}};

test('statements without a test and tags without a statement are reported', () => {
  expect(findProblems(statements, tests)).toEqual([
    'No test proves "search": give a test that does the tag "search".',
    'e2e/b.spec.ts: a test has the tag "typo", which is not in statements.yml.',
  ]);
});

test('the table links each statement to the files with its tests', () => {
  expect(toMarkdown(statements, tests)).toContain(
    '| The brand leads home | `brand` | [e2e/b.spec.ts](../../e2e/b.spec.ts) (2)<br>[src/a.test.ts](../../src/a.test.ts) (1) |',
  );
});

test('the last line of npm test counts all tests; those that passed on a retry have passed', () => {
  const vitest = {numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1};
  const stats = {expected: 5, unexpected: 2, flaky: 2, skipped: 3};
  expect(countTests([vitest, vitest], {stats})).toBe('15 passed, 4 failed, 7 skipped');
});
