import {expect, it} from 'vitest';
import type {SearchEngine, SearchHit, SearchQuery} from '../types';
import {rehearse} from './rehearse';

const hit = (title: string): SearchHit => ({
  url: '/',
  tag: 'docs',
  titles: ['Page', title],
  excerpt: '',
  excerptRanges: [],
  titleRanges: [],
});

function spyEngine() {
  const queries: SearchQuery[] = [];
  const engine: SearchEngine = {
    async search(query) {
      queries.push(query);
      return {hits: [], total: 0};
    },
    async prepare() {},
  };
  return {engine, queries};
}

const context = {tags: ['docs'], locale: 'en'};

it('types titles of results, whole and in part, misspelt, and backwards, and letters', async () => {
  const {engine, queries} = spyEngine();
  await rehearse(engine, {context, limit: 8}, [hit('Deploy')]);
  const typed = queries.map(({query}) => query);
  expect(typed.slice(0, 5)).toEqual(['de', 'depl', 'deploy', 'depoy', 'yolped']);
  expect(typed.slice(5).join('')).toBe('abcdefghijklmnopqrstuvwxyz');
  expect(queries[0]).toMatchObject({context, limit: 8});
});

it('takes some of the titles, each once', async () => {
  const {engine, queries} = spyEngine();
  const titles = ['Aa', 'Aa', 'Bb', 'Cc', 'Dd', 'Ee'];
  await rehearse(engine, {context, limit: 8}, titles.map(hit));
  const whole = queries.map(({query}) => query).filter((query) => /^(.)\1$/u.test(query));
  expect(new Set(whole)).toEqual(new Set(['aa', 'bb', 'cc']));
});

it('lets others search in between', async () => {
  const {engine, queries} = spyEngine();
  const rehearsal = rehearse(engine, {context, limit: 8}, [hit('Deploy')]);
  setTimeout(() => void engine.search({query: 'own', context, limit: 8}));
  await rehearsal;
  const place = queries.findIndex(({query}) => query === 'own');
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThan(queries.length - 1);
});
