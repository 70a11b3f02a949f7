import {expect, it} from 'vitest';
import type {IndexLoader} from '../engine/index-loader';
import type {TagIndex} from '../engine/tag-index';
import type {Manifest} from '../index-format';
import {noMeanings} from '../meaning/no-meanings.fixture';
import {SearchLoadError, type SearchContext} from '../types';
import {createDocsLoader, tagsFor} from './load-docs';

const tags = [
  'docs-default-current',
  'docs-default-3.9.2',
  'docs-default-3.8.1',
  'docs-community-current',
  'blog',
];
const context: SearchContext = {
  tags: ['default', 'docs-default-3.9.2', 'docs-community-current'],
  locale: 'en',
};

it.each([
  ['How do I build?', 'docs-default-3.9.2'],
  ['What about in 3.8?', 'docs-default-3.8.1'],
  ['And in 3.8.1?', 'docs-default-3.8.1'],
  ['Is it in canary?', 'docs-default-current'],
  ['Does it need Node.js 20.1?', 'docs-default-3.9.2'],
])('"%s" is answered from %s and from the community docs', (question, tag) => {
  expect(tagsFor(question, context, tags)).toEqual(['docs-community-current', tag]);
});

function loaderThat(failures: {manifest: number; text: number}): IndexLoader {
  const file = (name: string) => ({name, hash: '', size: 0});
  const files = {headings: file('h'), text: file('t'), code: file('c')};
  const manifest: Manifest = {tags: {'docs-default-3.9.2': files}, meanings: file('m')};
  const fail = (what: keyof typeof failures) => {
    failures[what] -= 1;
    if (failures[what] >= 0) {
      throw new SearchLoadError(`no ${what}`);
    }
  };
  const tag = 'docs-default-3.9.2';
  return {
    manifest: async () => {
      fail('manifest');
      return manifest;
    },
    headings: async () => ({tag, pages: [{path: '/docs/cli/', title: 'CLI', sections: []}]}),
    text: async () => {
      fail('text');
      return {tag, pages: [[['Run it.']]], summaries: [{}]};
    },
    code: async () => ({tag, pages: [[[]]]}),
    meanings: async () => noMeanings,
  };
}

it.each(['manifest', 'text'] as const)(
  'tells that the %s cannot be loaded, and tries again',
  async (what) => {
    const load = createDocsLoader(loaderThat({manifest: 0, text: 0, [what]: 1}));
    await expect(load('x', context)).rejects.toThrow(SearchLoadError);
    const [{sections}] = (await load('x', context)) as [TagIndex];
    expect(sections).toEqual([
      expect.objectContaining({url: '/docs/cli/', blocks: ['Run it.'], samples: []}),
    ]);
  },
);
