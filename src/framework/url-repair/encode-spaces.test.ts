import {expect, it} from 'vitest';
import {encodeSpaces} from './encode-spaces';

const encode = (html: string) => encodeSpaces(html, 'https://docs.test');

it.each([
  '<a class="b c" href="/a b/c d/">A b</a>',
  '<link rel=canonical href="https://docs.test/a b/">',
  '<img src="/img/a b.png" alt="A b">',
  '<meta property=og:url content="https://docs.test/a b/">',
  '<script type=application/ld+json>{"name":"A b","item":"https://docs.test/a b/"}</script>',
])('encodes the spaces of the URL in %s', (html) => {
  expect(encode(html)).toBe(html.replace(/(?<=\/)a b(?=[/.])/u, 'a%20b').replace('c d', 'c%20d'));
});

it.each([
  '<meta name=description content="/docs/ and more">',
  '<p>"https://docs.test/" is a URL, and href="/a b/" is code.</p>',
  '<a href="https://other.test/a b/">A</a>',
  '<a href=/a/ title="A b">A</a>',
  '<img srcset="/a.png 640w, /b.png 1000w">',
])('leaves %s as it is', (html) => {
  expect(encode(html)).toBe(html);
});
