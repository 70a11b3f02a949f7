import {expect, it} from 'vitest';
import {takeScripts} from './take-scripts';

const page = (head: string, end = '') =>
  `<!doctype html><head><title>A page</title>${head}<body>Text${end}</body>`;
const entry =
  '<script src=/assets/js/runtime~main.0a.js defer></script><script src="/assets/js/main.1b.js" defer></script>';
const preload = (file: string) =>
  `<link rel="preload" as="script" fetchpriority="low" href="/assets/js/${file}.js">`;
const attributes = {src: '/assets/js/start.2c.js', 'data-announcement': undefined};
const first = '<script src="/assets/js/start.2c.js" async fetchpriority="high"></script>';

it('a page that starts at once gets the script before its own', () => {
  const html = page(entry, preload('3d'));
  expect(takeScripts(html, '/search/', {attributes, isWaiting: false})).toBe(
    page(first + entry, preload('3d')),
  );
});

it('a page that waits has the URLs of its code in place of the code', () => {
  const html = page(entry, preload('3d') + preload('4e'));
  expect(takeScripts(html, '/docs/', {attributes, isWaiting: true})).toBe(
    page(
      first.replace(
        ' async',
        ' data-entry="/assets/js/runtime~main.0a.js /assets/js/main.1b.js" data-code="/assets/js/3d.js /assets/js/4e.js" async',
      ),
    ),
  );
});

it('values of attributes are escaped', () => {
  const html = takeScripts(page(entry), '/', {attributes: {src: '/a"&b.js'}, isWaiting: false});
  expect(html).toContain('src="/a&quot;&amp;b.js"');
});

it('a page without the entry scripts fails the build', () => {
  const html = page('<script type=module src=/assets/js/main.1b.js></script>');
  expect(() => takeScripts(html, '/docs/', {attributes, isWaiting: true})).toThrow(
    'The built page /docs/ has 0 entry scripts instead of two',
  );
});
