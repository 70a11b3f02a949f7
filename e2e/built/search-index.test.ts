import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {createEngine} from '../../src/features/search/engine/engine';
import {createTagLoader} from '../../src/features/search/engine/load-tags';
import type {Manifest, TitlesFile} from '../../src/features/search/index-format';
import {readBuilt} from '../support/routes';
import {lastVersion} from '../support/versions';

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

test.each([
  ['a guide', 'installation/', undefined],
  ['an API page', 'cli/', 'api'],
  ['an option', 'api/docusaurus-config/#option-base-url', 'api'],
  ['an entry of the error reference', 'api/misc/errors/#broken-anchors', 'error'],
])('ranking knows the kind of %s', (_, address, kind) => {
  const {sections} = JSON.parse(
    readBuilt(`search-index/${tags[`docs-default-${lastVersion}`]!.titles}`),
  ) as TitlesFile;
  const section = sections.find(({url}) => url === `/docs/${lastVersion}/${address}`);
  expect(section!.kind).toBe(kind);
});

test('search finds the start page of a blog, but no other list of posts', async () => {
  expect((await search('changelog'))[0]).toBe('/changelog/');
  const file = readBuilt(`search-index/${tags.pages!.titles}`);
  const urls = (JSON.parse(file) as TitlesFile).sections.map(({url}) => url);
  expect(urls.filter((url) => /^\/(?:blog|changelog)\//u.test(url)).sort()).toEqual([
    '/blog/',
    '/changelog/',
  ]);
});

test('first rows need few bytes of titles', () => {
  const titles = readBuilt(`search-index/${tags[`docs-default-${lastVersion}`]!.titles}`);
  expect(brotliCompressSync(titles).length).toBeLessThan(50_000);
});
