import {expect, it} from 'vitest';
import {readConcepts} from '../language/concepts';
import {createVocabulary} from '../language/vocabulary';
import {createLikeness, type WeighedConcept} from './likeness';
import {readStems} from './section-texts';

const weigh = (query: string, isTyped = false): WeighedConcept[] => {
  const concepts = readConcepts(query, isTyped);
  return concepts.map((concept) => ({
    concept: {...concept, meant: [], mistakes: 0},
    weight: 1 / concepts.length,
    wordings: concept.wordings,
    count: 1,
    said: 1,
  }));
};

function like(text: string, query: string, isTyped = false): number {
  const vocabulary = createVocabulary();
  const stems = readStems(text, vocabulary);
  return createLikeness(weigh(query, isTyped), vocabulary)(stems);
}

it('is 1 for the same words in any order and form, and 0 for others', () => {
  expect(like('sidebar items', 'items sidebars')).toBe(1);
  expect(like('sidebar items', 'blog authors')).toBe(0);
  expect(like('', 'blog')).toBe(0);
});

it('is less when one has words that the other has not', () => {
  const longer = like('sidebar items order', 'sidebar items');
  expect(longer).toBeLessThan(1);
  expect(like('sidebar', 'sidebar items')).toBeLessThan(1);
  expect(like('sidebar items order label', 'sidebar items')).toBeLessThan(longer);
});

it('is less for other words that mean the same', () => {
  const meant = like('deploy', 'publish');
  expect(meant).toBeGreaterThan(0);
  expect(meant).toBeLessThan(1);
});

it('takes the beginning of a word that is still typed', () => {
  expect(like('announcement bar', 'announcement ba', true)).toBe(1);
  expect(like('sidebar', 'sideb', true)).toBe(1);
  expect(like('announcement bar', 'announcement ba')).toBeLessThan(1);
});
