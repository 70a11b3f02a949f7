import {expect, it, vi} from 'vitest';
import {remember} from './remember';

it('makes the same of a word once', () => {
  const make = vi.fn((word: string) => [word]);
  const read = remember(make);
  expect(read('a')).toBe(read('a'));
  expect(read('b')).toEqual(['b']);
  expect(make).toHaveBeenCalledTimes(2);
});
