import {expect, it} from 'vitest';
import {createNearest} from './nearest-terms';

const terms = ['deploy', 'deployed', 'employ', 'sidebar', 'sideways', 'slider', 'wizard', '日本'];
const nearestTo = createNearest(terms);
const nearTo = (word: string, mistakes: number) =>
  nearestTo(word, mistakes).map((place) => terms[place]);

it.each([
  ['a missing letter', 'deplo', 1, 'deploy'],
  ['a letter too many', 'siidebar', 1, 'sidebar'],
  ['two letters that changed places, as one mistake', 'sidebra', 1, 'sidebar'],
  ['several wrong letters', 'wyzzerd', 3, 'wizard'],
  ['several that the word has not otherwise', 'wizqxy', 3, 'wizard'],
  ['several that are as near', 'eploy', 1, 'deploy', 'employ'],
  ['those with fewer mistakes, too', 'dploy', 2, 'deploy', 'employ'],
  ['another script', '日木', 1, '日本'],
])('finds the terms that are near: %s', (_, word, mistakes, ...meant) => {
  expect(nearTo(word, mistakes)).toEqual(meant);
});

it('finds none with more mistakes', () => {
  expect(nearTo('wyzzerd', 2)).toEqual([]);
  expect(nearTo('zqxjkvw', 3)).toEqual([]);
});
