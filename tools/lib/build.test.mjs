// @ts-check
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../src/testing/temporary-folder';
import {baseUrlOf} from './build.mjs';

it.each([
  ['<link data-rh=true rel=canonical href=http://localhost:3000/ />', '/'],
  ['<link data-rh="true" rel="canonical" href="https://example.com/site/">', '/site/'],
])('the base URL of a build is in %s', (html, baseUrl) => {
  const dir = temporaryFolder({'index.html': `<!doctype html><title>Home</title>${html}`});
  expect(baseUrlOf(dir)).toBe(baseUrl);
});

it('without a build, the message says how to create one', () => {
  expect(() => baseUrlOf(temporaryFolder())).toThrow(/There is no build in .*npm run build/u);
});
