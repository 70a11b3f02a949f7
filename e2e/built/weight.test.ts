import {expect, test} from 'vitest';
import {bytesOf} from '../../tools/bench/bytes.mjs';
import {buildDir, builtPage} from '../support/routes';

// About 3 % above what they weigh. Prism, the live playground or Mermaid would be far above.
test.each([
  {route: '/docs/installation/', js: 177_600, css: 21_700},
  {route: '/docs/api/docusaurus-config/', js: 197_200, css: 23_000},
  {route: '/docs/category/guides/', js: 151_300, css: 19_700},
  {route: '/', js: 154_700, css: 22_200},
  {route: '/blog/', js: 153_900, css: 18_900},
])('$route keeps its budget of $js bytes of code and $css of style', ({route, js, css}) => {
  const weight = bytesOf(buildDir, route);
  expect.soft(weight.js).toBeLessThan(js);
  expect.soft(weight.css).toBeLessThan(css);
});

test('the formula style sheet is only loaded on pages with formulas', () => {
  const katex = '/katex/katex.min.css';
  expect(builtPage('/tests/pages/markdown-tests-mdx/')).toContain(katex);
  expect(builtPage('/docs/installation/')).not.toContain(katex);
});
