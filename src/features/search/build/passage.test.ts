import {expect, it} from 'vitest';
import {parseNodes} from '../../../content/markdown/read-nodes';
import {readSections} from '../../../content/markdown/read-sections';
import {toIndexed} from './index-page';

const passages = (source: string) =>
  toIndexed('/a/', readSections(parseNodes(source), 'A'), {
    resolveLink: (url) => (url.startsWith('./') ? `/docs/${url.slice(2)}` : undefined),
  }).map(({url, passage}) => [url, passage]);

const passage = (source: string) => passages(source)[0]![1];

it.each([
  ['formatting', '**A** _b_ `c_d`, \\*e\\*', ['**A** _b_ `c_d`, \\*e\\*']],
  ['blocks', 'A\nb\n\n- c\n- d\n\n> e', ['A b', '- c\n- d', '> e']],
  ['tables', '| A | B |\n| --- | --- |\n| c | d |', ['| A | B |\n| - | - |\n| c | d |']],
  ['code with its file name', '```js title="a.js"\nb();\n```', ['`a.js`\n\n```js\nb();\n```']],
  ['code in lists', '1. A\n\n   ```js\n   b\n   ```', ['1. A\n\n   ```js\n   b\n   ```']],
  ['links on this site', '[a_b `c` [d]](./e/)', ['[a_b c \\[d\\]](/docs/e/)']],
  ['the text of other links', '[A](https://a.test) b', ['A b']],
  ['formulas as code', '$a+b$', ['`a+b`']],
])('a passage has %s', (_, source, blocks) => {
  expect(passage(source)).toEqual(blocks);
});

it('a passage has no pictures, and not what belongs to them', () => {
  expect(passage('![A](./a.svg)\n\nB\n\n<Screenshot name="a" alt="C" caption="D" />')).toEqual([
    'B',
  ]);
});

it('an option has what its row says, and what follows the table belongs to its heading', () => {
  const table =
    '| Name | Type | Default | Description |\n| --- | --- | --- | --- |\n| `b` | `string` | — | C. |';
  expect(
    passages(
      `## Options {#options}\n\n<APITable fact="options/x">\n\n${table}\n\n</APITable>\n\nD.`,
    ),
  ).toEqual([
    ['/a/', []],
    ['/a/#options', ['D.']],
    ['/a/#option-b', ['Type: `string`', 'C.']],
  ]);
});
