import {expect, test} from 'vitest';
import {createEngine} from '../../src/features/search/engine/engine';
import {createTagLoader} from '../../src/features/search/engine/load-tags';
import type {Manifest} from '../../src/features/search/index-format';
import {readBuilt} from '../support/routes';

const {tags} = JSON.parse(readBuilt('search-index.json')) as Manifest;

test.each([
  ['#11053', '3.8.0/#bug-fixes'],
  ["tapping a dropdown's label in the mobile menu", '3.8.0/#bug-fixes'],
  ['10454', '3.6.0/#maintenance'],
])('search finds the release of a change: %s', async (query, anchor) => {
  const engine = createEngine(createTagLoader(async (file) => readBuilt(file)));
  const {hits} = await engine.search({query, context: [], scope: Object.keys(tags), limit: 5});
  expect(hits.map(({url}) => url)).toContain(`/changelog/${anchor}`);
});
