import {expect, it} from 'vitest';
import {cutAtRanges} from './stretches';

it('cuts a text at several ranges', () => {
  expect(
    cutAtRanges('one two three', [
      [0, 3],
      [8, 13],
    ]),
  ).toEqual(['', 'one', ' two ', 'three', '']);
});

it('leaves a text whole in which nothing was found', () => {
  expect(cutAtRanges('<b>', [])).toEqual(['<b>']);
});
