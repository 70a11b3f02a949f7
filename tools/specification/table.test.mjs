// @ts-check
import {expect, test} from 'vitest';
import {findProblems, playwrightTests, toMarkdown, vitestTests} from './table.mjs';

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
