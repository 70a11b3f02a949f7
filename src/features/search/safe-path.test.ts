import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {safePath} from './safe-path';

beforeAll(() => void vi.stubGlobal('location', new URL('https://docs.test/a/')));
afterAll(() => void vi.unstubAllGlobals());

it.each([
  ['/docs/?a=1#b', '/docs/?a=1#b'],
  ['https://docs.test/docs/', '/docs/'],
  ['//evil.test/', undefined],
  ['/\\evil.test/', undefined],
  ['/\t/evil.test/', undefined],
  ['javascript:alert(1)', undefined],
  ['https://docs.test.evil.test/', undefined],
  ['http://[', undefined],
])('the safe path of %j is %j', (address, path) => {
  expect(safePath(address)).toBe(path);
});
