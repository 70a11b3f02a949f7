import {expect, it} from 'vitest';
import {searchWords} from './words';

it.each([
  ['/docs/3.9.2/markdown-features/tabs.html', 'markdown features tabs'],
  ['/docs/next/creatingPages/', 'creating pages'],
  ['/blog/2022/08/01/new-blog/', 'blog 2022 08 01 new'],
  ['/docs/', 'docs'],
  ['/', ''],
  ['/%3Cimg%20src=x%3E/', 'img src'],
  ['/100%/caf%C3%A9/', '100 cafe'],
  ['/one/two/three/four/five/six/seven/eight/nine/', 'two three four five six seven eight nine'],
])('%s is searched for as "%s"', (path, words) => {
  expect(searchWords(path)).toBe(words);
});
