import {expect, it} from 'vitest';
import {soundSearches} from './stored-searches';

const sound = {
  objectID: '/docs/',
  type: 'lvl1',
  url: '/docs/',
  content: null,
  hierarchy: {lvl0: 'Docs', lvl1: 'A &lt;b&gt;'},
};

it('keeps stored searches of this site', () => {
  expect(soundSearches(JSON.stringify([sound]))).toEqual([sound]);
});

it.each([
  ['markup', {...sound, content: '<img src=x onerror=alert(1)>'}],
  ['markup in an entry that the modal adds', {...sound, hierarchy: {lvl1: 'a<script>'}}],
  ['a script as its address', {...sound, url: 'javascript:alert(1)'}],
  ['an address of another site', {...sound, url: '//example.com/'}],
  ['no titles', {...sound, hierarchy: null}],
  ['nothing', null],
])('drops a stored search with %s', (_, search) => {
  expect(soundSearches(JSON.stringify([search, sound]))).toEqual([sound]);
});

it.each(['[{', '{"a": 1}', '"text"', ''])('keeps nothing of a damaged list: %s', (stored) => {
  expect(soundSearches(stored)).toEqual([]);
});
