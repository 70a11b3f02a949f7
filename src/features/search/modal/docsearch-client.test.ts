// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest';
import type {Engine, Hit} from '../engine/engine';
import {createDocSearchClient, type Outcome} from './docsearch-client';

const hit = (url: string, excerpt = ''): Hit => ({
  url,
  tag: 'docs',
  titles: [[{text: url}]],
  excerpt: excerpt ? [{text: excerpt}] : [],
});

const preview = {hits: [hit('/a/'), hit('/b/#c')], total: 2, isComplete: false};
const results = {hits: [hit('/d/'), hit('/b/#e'), hit('/b/#c', 'Text'), hit('/a/')], total: 9};

/** The client of a modal that searches again when its field gets the focus. */
function openModal(engine: Partial<Engine>) {
  const outcomes: (Outcome | undefined)[] = [];
  const client = createDocSearchClient({
    engine: {load: async () => {}, ...engine} as Engine,
    context: ['docs'],
    areaName: (tag) => tag,
    onOutcome: (outcome) => outcomes.push(outcome),
  })({} as never);
  const search = async (query: string) => {
    const {results: [result] = []} = (await client.search({
      requests: [{query}],
    } as never)) as never as {
      results: {hits: {url: string; excerpt: unknown[]}[]}[];
    };
    return result!.hits.map(({url, excerpt}) => `${url}${excerpt.length > 0 ? ' with text' : ''}`);
  };
  const again = vi.fn();
  document.body.innerHTML = `
    <input class="DocSearch-Input">
    <div class="DocSearch-Hits"><div class="DocSearch-Hit"></div><div class="DocSearch-Hit"></div></div>
    <div class="DocSearch-AskAi-Section"><div class="DocSearch-Hit"></div></div>`;
  const rows = document.querySelectorAll('.DocSearch-Hit');
  const activate = (row: Element | undefined) => {
    rows.forEach((other) => other.toggleAttribute('aria-current', other === row));
  };
  document.querySelector('input')!.addEventListener('focusin', () => {
    again();
    activate(rows[0]);
  });
  rows.forEach((row) => row.addEventListener('mousemove', () => activate(row)));
  return {search, outcomes, again, rows, activate};
}

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));

it('rows stay where they are when all results are there, and others follow them', async () => {
  const {search, outcomes, again} = openModal({
    preview: async () => preview,
    search: async () => results,
  });
  expect(await search('a')).toEqual(['/a/', '/b/#c']);
  await vi.waitFor(() => expect(again).toHaveBeenCalled());
  expect(await search('a')).toEqual(['/a/', '/b/#c with text', '/d/']);
  expect(outcomes).toEqual([undefined, {query: 'a', total: 9, isFailed: false}]);
});

it('a row stays the active one when all results are there', async () => {
  const {search, again, rows, activate} = openModal({
    preview: async () => preview,
    search: async () => results,
  });
  activate(rows[1]);
  await search('a');
  await vi.waitFor(() => expect(again).toHaveBeenCalled());
  expect(rows[1]!.hasAttribute('aria-current')).toBe(true);
});

it('rows are left alone once the reader has gone to the question, which others would follow', async () => {
  const {search, outcomes, again, rows, activate} = openModal({
    preview: async () => preview,
    search: async () => results,
  });
  activate(rows[2]);
  await search('a');
  await vi.waitFor(() => expect(outcomes).toHaveLength(2));
  expect(again).not.toHaveBeenCalled();
});

it('results of an earlier query are dropped', async () => {
  let send: (found: typeof results) => void = () => {};
  const searching = vi.fn(() => new Promise<typeof results>((resolve) => (send = resolve)));
  const {search, again} = openModal({
    preview: async ({query}) => ({...preview, isComplete: query === 'ab'}),
    search: searching,
  });
  await search('a');
  await vi.waitFor(() => expect(searching).toHaveBeenCalled());
  await search('ab');
  send(results);
  await Promise.resolve();
  expect(again).not.toHaveBeenCalled();
  expect(await search('ab')).toEqual(['/a/', '/b/#c']);
});

it('a failure shows below the rows that are there', async () => {
  const {search, outcomes} = openModal({
    preview: async () => preview,
    search: () => Promise.reject(new Error('No connection')),
  });
  expect(await search('a')).toHaveLength(2);
  await vi.waitFor(() => expect(outcomes.at(-1)).toEqual({query: 'a', total: 0, isFailed: true}));
});
