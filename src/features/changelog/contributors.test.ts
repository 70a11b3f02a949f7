import {toString} from 'mdast-util-to-string';
import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import contributors from './contributors';

const link = (handle: string) => ({
  type: 'link',
  url: `https://github.com/${handle}`,
  children: [{type: 'text', value: handle}],
});

/** An entry after Docusaurus's own plugins have added the heading id. */
function entry(handles: string[], id = 'contributors'): Root {
  return {
    type: 'root',
    children: [
      {type: 'heading', depth: 2, data: {id}, children: [{type: 'text', value: 'Contributors'}]},
      {type: 'paragraph', children: handles.map(link)},
    ],
  } as unknown as Root;
}

function run(root: Root): {name?: string; children: unknown[]} {
  (contributors() as (tree: Root) => void)(root);
  return root.children[1] as unknown as {name?: string; children: unknown[]};
}

const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

it('long contributor lists are collapsed with a summary that names the first ones', () => {
  const root = entry(many);
  const [, paragraph] = root.children;
  const {name, children} = run(root);
  expect(name).toBe('details');
  expect(toString(children[0])).toBe('7 contributors a, b, c, d and 3 more');
  expect(children[1]).toBe(paragraph);
});

it.each([
  ['a short list', entry(many.slice(1))],
  ['another section', entry(many, 'polish')],
])("%s doesn't change", (_, root) => {
  const [, paragraph] = root.children;
  expect(run(root)).toBe(paragraph);
});
