import {expect, it, vi} from 'vitest';
import {keepLast} from './keep-last';

it('keeps what was asked for last', () => {
  const make = vi.fn((key: string) => [key]);
  const keep = keepLast<string[]>(2);
  const get = (key: string) => keep(key, () => make(key));
  const first = get('a');
  get('b');
  expect(get('a')).toBe(first);
  get('c');
  expect(get('a')).toBe(first);
  expect(make).toHaveBeenCalledTimes(3);
  get('b');
  expect(make).toHaveBeenCalledTimes(4);
});
