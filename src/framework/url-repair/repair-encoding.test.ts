import {expect, it} from 'vitest';
import {repairEncoding} from './repair-encoding';

it.each([
  ['/docs/cli/', '/docs/cli/'],
  ['/%C3%BCber/%E6%97%A5/', '/%C3%BCber/%E6%97%A5/'],
  ['/100%/', '/100%25/'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/a%zz/%2Fb', '/a%25zz/%2Fb'],
  ['/%25', '/%25'],
])('%s becomes %s, which can be decoded', (path, repaired) => {
  expect(repairEncoding(path)).toBe(repaired);
  expect(() => decodeURI(repaired)).not.toThrow();
});
