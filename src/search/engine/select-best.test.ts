import {expect, it} from 'vitest';
import {selectBest} from './select-best';

const best = (most: number, ...scores: number[]) => [
  ...selectBest(Float64Array.from(scores), most),
];

it('takes the places of the highest scores, in their order', () => {
  expect(best(2, 3, 9, 1, 7)).toEqual([1, 3]);
});

it('takes the first of those that are as good', () => {
  expect(best(4, 3, 9, 1, 3, 7, 3, 0)).toEqual([0, 1, 3, 4]);
  expect(best(2, 3, 3, 7, 3)).toEqual([0, 2]);
});

it('takes all when there are no more', () => {
  expect(best(3, 1, 3, 0)).toEqual([0, 1, 2]);
  expect(best(3)).toEqual([]);
});
