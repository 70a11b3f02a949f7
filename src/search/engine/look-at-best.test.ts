import {expect, it} from 'vitest';
import type {IndexedSection} from '../sections';
import {lookAtBest} from './look-at-best';
import {indexSections} from './tag-index';

async function foundWith(scores: number[]) {
  const sections = scores.map((_, position): IndexedSection => ({
    url: `/#${position}`,
    page: '/',
    position,
    tag: 'docs',
    titles: ['Page', 'Section'],
    level: 2,
  }));
  return {
    index: await indexSections(sections),
    places: Uint32Array.from(scores.keys()),
    scores: Float64Array.from(scores),
    coverages: new Float64Array(scores.length),
  };
}

it('tells more of the best of all tags alone', async () => {
  const before = [[1, 9, 2], Array.from({length: 60}, (_, place) => 3 + place / 100)];
  const [few, many] = lookAtBest(await Promise.all(before.map(foundWith)), []);
  const isLookedAt = Array.from(few!.scores, (score, at) => score !== before[0]![at]);
  expect(isLookedAt).toEqual([false, true, false]);
  expect([...few!.nearness]).toEqual([0, 0.5, 0]);
  expect([...many!.nearness].filter((near) => near > 0)).toHaveLength(49);
});

it('tells more of all when they are few', async () => {
  const [found] = lookAtBest([await foundWith([1, 2])], []);
  expect([...found!.nearness]).toEqual([0.5, 0.5]);
});
