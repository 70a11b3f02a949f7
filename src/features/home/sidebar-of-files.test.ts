import {expect, it} from 'vitest';
import {sidebarOf} from './sidebar-of-files';

const file = (name: string, id: number) => ({id, name, heading: name});

// In the order of the docs plugin.
it.each([
  ['by number', ['01-one.md', '2-two.md', '10-ten.mdx']],
  ['with files without a number last', ['1-one.md', '3-three.md', 'Ape.md', 'zebra.md']],
  ['by name with the same number', ['1-a.md', '1-b.md']],
  ['not by dates and versions', ['3000-start.md', '2026-01-news.md', '3.9-notes.md']],
])('a sidebar is sorted %s', (_, names) => {
  const items = sidebarOf(names.map(file).reverse());
  expect(items.map(({label}) => label)).toEqual(names);
});

it('folders are categories, and paths have no number prefixes', () => {
  const entries = [{id: 1, name: '1-Guides', entries: [file('02-b.mdx', 2)]}];
  expect(sidebarOf(entries)).toMatchObject([{label: 'Guides', items: [{path: 'Guides/b'}]}]);
});
