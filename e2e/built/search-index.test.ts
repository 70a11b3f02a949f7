import {expect, test} from 'vitest';
import {createEngine} from '../../src/features/search/engine/engine';
import {createTagLoader} from '../../src/features/search/engine/load-tags';
import type {IndexedSection, Manifest} from '../../src/features/search/index-format';
import {readBuilt} from '../support/routes';
import {lastVersion} from '../support/versions';

const read = <Content>(file: string) => JSON.parse(readBuilt(file)) as Content;
const {tags} = read<Manifest>('search-index.json');

test('the search index contains all pages for readers and no others', () => {
  const paths = Object.values(tags).flatMap(({sections}) =>
    read<IndexedSection[]>(`search-index/${sections}`).map(({url}) => url),
  );
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/showcase/', `/docs/${lastVersion}/cli/`, '/blog/releases/3.9/']),
  );
  expect(
    paths.filter((url) => /^\/(?:tests|__docusaurus|search|examples\/noIndex)/.test(url)),
  ).toEqual([]);
});

test.each([
  ['#11053', '3.8.0/#bug-fixes'],
  ["tapping a dropdown's label in the mobile menu", '3.8.0/#bug-fixes'],
  ['10454', '3.6.0/#maintenance'],
])('search finds the release of a change: %s', async (query, anchor) => {
  const engine = createEngine(createTagLoader(async (file) => readBuilt(file)));
  const {hits} = await engine.search({query, context: [], scope: Object.keys(tags), limit: 5});
  expect(hits.map(({url}) => url)).toContain(`/changelog/${anchor}`);
});
