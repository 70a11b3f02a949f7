import {expect, it} from 'vitest';
import {linesOf} from './plain-lines';

it.each([
  ['formatting', '**A** _b_ ~~c~~ `d_e` f_g_h 2 \\* 3', 'A b c `d_e` f_g_h 2 * 3'],
  ['links', '[a \\[b\\]](/c/#d), e', 'a [b], e'],
  ['marks of lists', '- a\n  - b\n1. c', 'a|b|c'],
  ['marks of quotes', '> **Note**\n>\n> - a', 'Note|a'],
  ['the heads of tables', '| A | B |\n| - | - |\n| `a \\| b` | c |\n| d | — |', '`a | b` · c|d'],
  ['code blocks', '1. A\n\n   ```js\n   b\n\n   c\n   ```\n\n2. D', 'A|D'],
  ['code blocks with fences', 'A\n\n````md\n```js\n```\n````', 'A'],
])('an excerpt has no %s', (_, block, lines) => {
  expect(linesOf([block]).join('|')).toBe(lines);
});
