import {expect, it} from 'vitest';
import {nearness, readSpace} from '../../search/meaning/space';
import {termsOfText} from '../../search/meaning/terms';
import {learnMeanings} from './learn-meanings';

/** Each two words stand among the same others, and never together. */
const pairs = [
  ['picture', 'image', 'shown gallery width'],
  ['rope', 'line', 'tied mooring knot'],
  ['fee', 'price', 'paid office night'],
  ['storm', 'gale', 'north wave shelter'],
] as const;

const texts = pairs.flatMap(([one, other, rest]) =>
  Array.from({length: 20}, (_, number) => `${number % 2 ? one : other} ${rest}`),
);
const shard = learnMeanings(texts.map(termsOfText));
const space = readSpace(shard);
const near = (a: string, b: string) =>
  nearness(space.meaningOf(termsOfText(a)), space.meaningOf(termsOfText(b)));

it.each(pairs)('"%s" and "%s" mean alike, though no text has both', (one, other) => {
  expect(near(one, other)).toBeGreaterThan(0.8);
  for (const [another] of pairs.filter(([each]) => each !== one)) {
    expect(near(one, another)).toBeLessThan(0.2);
  }
});

it('a text is near to those that say the same, however often', () => {
  expect(near('rope rope', 'line')).toBeCloseTo(near('rope', 'line'));
  expect(near('rope', 'rope')).toBeCloseTo(1);
});

it('nothing is known of words that no text has', () => {
  expect(near('zeppelin', 'rope')).toBe(0.5);
});

it('the same texts give the same file, and none an empty one', () => {
  expect(learnMeanings(texts.map(termsOfText))).toEqual(shard);
  expect(learnMeanings([]).terms).toEqual([]);
  expect(JSON.stringify(shard)).not.toContain('null');
});
