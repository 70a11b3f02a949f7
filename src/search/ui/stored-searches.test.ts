import {expect, it} from 'vitest';
import {addFavorite, addRecent, parseSections, remove} from './stored-searches';

const section = (url: string) => ({url, tag: 'blog', titles: [`Title of ${url}`]});
const sound = section('/docs/');
const none = {recent: [], favorites: []};

it('keeps stored searches of this site', () => {
  expect(parseSections(JSON.stringify([sound]))).toEqual([sound]);
  expect(parseSections(null)).toEqual([]);
});

it.each([
  ['a script as its address', {...sound, url: 'javascript:alert(1)'}],
  ['an address of another site', {...sound, url: '//example.com/'}],
  ['no titles', {...sound, titles: []}],
  ['titles that are no text', {...sound, titles: [{}]}],
  ['no tag', {...sound, tag: undefined}],
  ['nothing', null],
])('drops a stored search with %s', (_, search) => {
  expect(parseSections(JSON.stringify([search, sound]))).toEqual([sound]);
});

it.each(['[{', '{"a": 1}', '"text"', ''])('keeps nothing of a damaged list: %s', (stored) => {
  expect(parseSections(stored)).toEqual([]);
});

it('has the latest search first, each once, and no more than a few', () => {
  const all = ['/a/', '/b/', '/a/', '/c/', '/d/', '/e/', '/f/'].map(section);
  expect(all.reduce(addRecent, none).recent.map(({url}) => url)).toEqual([
    '/f/',
    '/e/',
    '/d/',
    '/c/',
    '/a/',
  ]);
});

it('stores what names a section, and no more of a result', () => {
  const hit = {...sound, excerpt: 'words'};
  expect(addRecent(none, hit).recent).toEqual([sound]);
});

it('has a favorite among the favorites alone, until it is removed', () => {
  const marked = addFavorite(addRecent(none, sound), sound);
  expect(marked).toEqual({recent: [], favorites: [sound]});
  expect(addRecent(marked, sound)).toEqual(marked);
  expect(remove(marked, sound)).toEqual(none);
});
