import {expect, test} from 'vitest';
import {weightOf} from '../../bench/bytes.mjs';
import {buildDir} from '../support/routes';

// About 3 % above what they weigh.
test.each([
  {route: '/docs/installation/', js: 165_200, css: 20_300},
  {route: '/docs/api/docusaurus-config/', js: 181_400, css: 21_800},
  {route: '/docs/category/guides/', js: 138_100, css: 18_400},
  {route: '/', js: 135_000, css: 22_700},
  {route: '/blog/', js: 163_000, css: 18_100},
])('$route keeps its budget of $js bytes of code and $css of style', ({route, js, css}) => {
  const weight = weightOf(buildDir, route);
  expect.soft(weight.js).toBeLessThan(js);
  expect.soft(weight.css).toBeLessThan(css);
});
