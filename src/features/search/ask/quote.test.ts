import {expect, it} from 'vitest';
import {section} from '../testing/index-files';
import {quote, withSectionsBelow} from './quote';

const words = (count: number) => 'word '.repeat(count).trim();

const sections = [
  section('/a/', ['A']),
  section('/a/#b', ['A', 'B']),
  section('/a/#b-option', ['A', 'B', 'option']),
  section('/a/#c', ['A', 'C']),
];

/** The blocks that are quoted of B, and of its option. */
const blocksOf = (text: string[], room: number, option: string[] | undefined = []) => {
  const {quotes, isCut} = quote(
    [
      {section: sections[1]!, text},
      {section: sections[2]!, text: option},
    ],
    room,
  );
  return [quotes.map(({blocks}) => blocks), isCut];
};

it('quotes a section with what is below its heading', () => {
  expect(withSectionsBelow(sections, 1)).toEqual([1, 2]);
  expect(blocksOf(['One.', 'Two.'], 9, ['Three.'])).toEqual([
    [['One.', 'Two.'], ['Three.']],
    false,
  ]);
  expect(blocksOf([], 9, ['Three.'])).toEqual([[['Three.']], false]);
  expect(blocksOf(['One.', 'Two.'], 2, ['Three.'])).toEqual([[['One.', 'Two.']], true]);
});

it('quotes of the start of a page only the start', () => {
  expect(withSectionsBelow(sections, 0)).toEqual([0]);
});

const item = `- ${words(3)}`;
const table = '| a |\n| - |\n| b |';
const code = '1. Run:\n\n   ```bash\n   a b\n   ```\n';

it.each([
  ['a first paragraph of any length', 5, [words(9)], [words(9)], false],
  ['code as a whole', 5, ['One.', '```js\na b c d\n```'], ['One.'], true],
  ['the items of a list that fit', 5, [`${item}\n${item}`], [item], true],
  ['code in a list with its item', 8, [`${code}\n2. ${words(3)}`], [code.trimEnd()], true],
  ['the rows of a table that fit', 10, [`${table}\n| c |`], [table], true],
  ['no table without a row', 5, ['One two.', table], ['One two.'], true],
])('quotes %s', (_, room, passage, blocks, isCut) => {
  expect(blocksOf(passage, room)).toEqual([[blocks], isCut]);
});
