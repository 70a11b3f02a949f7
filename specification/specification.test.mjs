// @ts-check
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {ROOT} from '../scripts/lib/paths.mjs';
import {readStatements, tableFile} from './files.mjs';
import {findProblems, toMarkdown} from './table.mjs';
import {readTitles, titlesOf} from './titles.mjs';

const statements = readStatements();
const titles = readTitles(ROOT);

test('every statement has a test, and every id in a title is a statement', () => {
  expect(findProblems(statements, titles)).toEqual([]);
});

test('the table is what `npm run specification` writes', () => {
  expect(readFileSync(tableFile, 'utf8')).toBe(toMarkdown(statements, titles));
});

test('ids are read from the end of titles, in calls of tests alone', () => {
  const source = `
    test('one @first @second', () => {});
    test.each(rows)(\`\${name} of a table @third\`, () => {});
    describe('a group @fourth', () => it('@docusaurus/core stands first', () => {}));
    fail('not a test @fifth');`;
  expect(titlesOf('a.test.ts', source)).toEqual([
    {file: 'a.test.ts', title: 'one', ids: ['first', 'second']},
    {file: 'a.test.ts', title: '… of a table', ids: ['third']},
    {file: 'a.test.ts', title: 'a group', ids: ['fourth']},
  ]);
});

test('a statement without a test and an id without a statement are told', () => {
  const found = findProblems({area: {proven: 'One.', forgotten: 'Two.'}}, [
    {file: 'a.test.ts', title: 'one', ids: ['proven', 'unknown']},
  ]);
  expect(found).toEqual([
    'No test proves "forgotten": add @forgotten to the title of one that does.',
    'a.test.ts: "one" names @unknown, which statements.yml does not have.',
  ]);
});
