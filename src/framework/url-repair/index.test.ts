import {expect, it} from 'vitest';
import {encodeUrls} from '.';

it.each([
  ['<a class="x y" href="/a b/c d/#e">f g</a>', '<a class="x y" href="/a%20b/c%20d/#e">f g</a>'],
  ['<link rel=canonical href="/a b/">', '<link rel=canonical href="/a%20b/">'],
  ['<img alt="a b" src="/a b.png">', '<img alt="a b" src="/a%20b.png">'],
  ['<a href=/a/ title="a b">', '<a href=/a/ title="a b">'],
  ['<a data-href="a b" href="/c/">', '<a data-href="a b" href="/c/">'],
  ['<img srcset="/a.png 1x" src="/a.png">', '<img srcset="/a.png 1x" src="/a.png">'],
  ['<code>href="/a b/"</code>', '<code>href="/a b/"</code>'],
])('%s becomes %s', (html, encoded) => {
  expect(encodeUrls(html)).toBe(encoded);
});
