import {expect, it} from 'vitest';
import {createNearest} from './nearest-terms';

const terms = ['deploy', 'deployed', 'employ', 'sidebar', 'sideways', 'slider', 'wizard', '日本'];
const nearestTo = createNearest(terms);
const meantBy = (word: string, most = 3) => {
  const {nearest, mistakes} = nearestTo(word, most);
  return [mistakes, ...nearest.map((place) => terms[place])];
};

it.each([
  ['a missing letter', 'deplo', [1, 'deploy']],
  ['a letter too many', 'siidebar', [1, 'sidebar']],
  ['two letters that changed places, as one mistake', 'sidebra', [1, 'sidebar']],
  ['two that changed places, before two other mistakes', 'delpoy', [1, 'deploy']],
  ['several wrong letters', 'wyzzerd', [3, 'wizard']],
  ['several that the word has not otherwise', 'wizqxy', [3, 'wizard']],
  ['several that are as near', 'eploy', [1, 'deploy', 'employ']],
  ['another script', '日木', [1, '日本']],
])('finds what was meant: %s', (_, word, meant) => {
  expect(meantBy(word)).toEqual(meant);
});

it('finds nothing with more mistakes than are allowed', () => {
  expect(meantBy('wyzzerd', 2)).toEqual([Infinity]);
  expect(meantBy('sidebra', 0)).toEqual([Infinity]);
  expect(meantBy('zqxjkvw')).toEqual([Infinity]);
});
