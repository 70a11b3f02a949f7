import {expect, test} from 'vitest';
import {bytesOf} from '../../tools/bench/bytes.mjs';
import {buildDir, builtPage, readBuilt} from '../support/routes';

// About 3 % above what they weigh. Prism, the live playground or Mermaid would be far above.
test.each([
  {route: '/docs/installation/', js: 184_100, css: 24_200},
  {route: '/docs/api/docusaurus-config/', js: 201_900, css: 25_600},
  {route: '/docs/category/guides/', js: 155_600, css: 22_100},
  {route: '/', js: 159_300, css: 25_000},
  {route: '/blog/', js: 158_300, css: 21_100},
])('$route keeps its budget of $js bytes of code and $css of style', ({route, js, css}) => {
  const weight = bytesOf(buildDir, route);
  expect.soft(weight.js).toBeLessThan(js);
  expect.soft(weight.css).toBeLessThan(css);
});

test('the formula style sheet is only loaded on pages with formulas', () => {
  const katex = '/katex/katex.min.css';
  expect(builtPage('/tests/pages/markdown-tests-mdx/')).toContain(katex);
  expect(builtPage('/docs/installation/')).not.toContain(katex);
  expect(readBuilt(katex)).toContain('.katex');
});
