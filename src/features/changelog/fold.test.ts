import {toString} from 'mdast-util-to-string';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import fold from './fold';

/** A section after Docusaurus's own plugins have added the heading id, and one below it. */
function run(id: string, content: string): {name?: string; children: unknown[]}[] {
  const root = unified().use(remarkParse).parse(`## Section\n\n${content}\n\n## Next`) as Root;
  root.children[0]!.data = {id} as never;
  (fold() as (tree: Root) => void)(root);
  return root.children.slice(1, -1) as never;
}

const people = (handles: string) =>
  [...handles].map((handle) => `[${handle}](https://github.com/${handle})`).join(', ');

const pull = (number: number) =>
  `[#${number}](https://github.com/facebook/docusaurus/pull/${number})`;

const maintenance = `- **Documentation**: ${pull(1)}, ${pull(2)}\n- **Internal**: ${pull(3)}`;

it.each([
  ['contributors', people('abcdefg'), '7 contributors a, b, c, d and 3 more'],
  ['maintenance', maintenance, '3 pull requests documentation, internal'],
  ['maintenance', `- **Internal**: ${pull(1)}\n\nIt matters.`, '1 pull request internal'],
  ['maintenance', '- **Dependencies**: One.\n- **Dependencies**: Two.', '2 changes dependencies'],
])('%s are folded with a summary: %#', (id, content, summary) => {
  const [details, ...rest] = run(id, content);
  expect(rest).toEqual([]);
  expect(details!.name).toBe('details');
  expect(toString(details!.children[0])).toBe(summary);
  expect(details!.children).toHaveLength(content.includes('matters') ? 3 : 2);
});

it.each([
  ['a short list of contributors', 'contributors', people('abcdef')],
  ['another section', 'polish', people('abcdefg')],
])("%s doesn't change", (_, id, content) => {
  expect(run(id, content)).toMatchObject([{type: 'paragraph'}]);
});
