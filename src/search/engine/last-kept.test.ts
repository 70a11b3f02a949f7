import {expect, it} from 'vitest';
import {createLastKept} from './last-kept';

it('keeps what was asked for last', () => {
  const kept = createLastKept<number>(2);
  expect(kept.set('a', 1)).toBe(1);
  kept.set('b', 2);
  expect(kept.get('a')).toBe(1);
  kept.set('c', 3);
  expect(kept.get('a')).toBe(1);
  expect(kept.get('b')).toBeUndefined();
  expect(kept.get('c')).toBe(3);
});

it('keeps the last value of a key', () => {
  const kept = createLastKept<number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  kept.set('a', 3);
  kept.set('c', 4);
  expect(kept.get('a')).toBe(3);
});
