import {expect, test} from 'vitest';
import {createEngine} from '../../src/features/search/engine/engine';
import {createTagLoader} from '../../src/features/search/engine/load-tags';
import type {IndexedSection, Manifest} from '../../src/features/search/index-format';
import {readBuilt} from '../support/routes';

const {tags} = JSON.parse(readBuilt('search-index.json')) as Manifest;

const search = async (query: string) => {
  const engine = createEngine(createTagLoader(async (file) => readBuilt(file)));
  const {hits} = await engine.search({query, context: [], scope: Object.keys(tags), limit: 5});
  return hits.map(({url}) => url);
};

test.each([
  ['#11053', '3.8.0/#bug-fixes'],
  ["tapping a dropdown's label in the mobile menu", '3.8.0/#bug-fixes'],
  ['10454', '3.6.0/#maintenance'],
])('search finds the release of a change: %s', async (query, anchor) => {
  expect(await search(query)).toContain(`/changelog/${anchor}`);
});

test('search finds the start page of a blog, but no other list of posts', async () => {
  expect((await search('changelog'))[0]).toBe('/changelog/');
  const file = readBuilt(`search-index/${tags.pages!.sections}`);
  const urls = (JSON.parse(file) as IndexedSection[]).map(({url}) => url);
  expect(urls.filter((url) => /^\/(?:blog|changelog)\//u.test(url)).sort()).toEqual([
    '/blog/',
    '/changelog/',
  ]);
});
