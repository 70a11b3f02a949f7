import {expect, it} from 'vitest';
import {selectBest} from './select-best';

const scores = Float64Array.of(3, 9, 1, 3, 7, 3, 0);
const best = (most: number, ...places: number[]) => [
  ...selectBest(Uint32Array.from(places), scores, most),
];

it('takes the places with the highest scores, in their order', () => {
  expect(best(2, 0, 1, 2, 4)).toEqual([1, 4]);
});

it('takes the first of those that are as good', () => {
  expect(best(4, 0, 1, 2, 3, 4, 5, 6)).toEqual([0, 1, 3, 4]);
  expect(best(2, 0, 3, 4, 5)).toEqual([0, 4]);
});

it('takes all when there are no more', () => {
  expect(best(3, 2, 5, 6)).toEqual([2, 5, 6]);
  expect(best(3)).toEqual([]);
});
