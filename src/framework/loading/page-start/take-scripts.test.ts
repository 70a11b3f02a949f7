import {expect, it} from 'vitest';
import {takeScripts} from './take-scripts';

const page = (head: string) => `<!doctype html><head><title>A page</title>${head}<body>Text</body>`;
const entry =
  '<script src=/assets/js/runtime~main.0a.js defer></script><script src="/assets/js/main.1b.js" defer></script>';
const attributes = {src: '/assets/js/start.2c.js', 'data-other': undefined};

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
