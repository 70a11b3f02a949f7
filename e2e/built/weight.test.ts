import {expect, test} from 'vitest';
import {bytesOf} from '../../tools/bench/bytes.mjs';
import {buildDir, builtPage, readBuilt} from '../support/routes';

// About 3 % above what they weigh. Prism, the live playground or Mermaid would be far above.
test.each([
  ['/docs/installation/', 184_100],
  ['/docs/api/docusaurus-config/', 201_900],
  ['/docs/category/guides/', 155_600],
  ['/', 159_300],
  ['/blog/', 158_300],
])('%s keeps its budget of %i bytes of code, and that of styles', (route, code) => {
  const weight = bytesOf(buildDir, route);
  expect.soft(weight.js).toBeLessThan(code);
  expect.soft(weight.css).toBeLessThan(34_600);
});

test('the formula style sheet is only loaded on pages with formulas', () => {
  const katex = '/katex/katex.min.css';
  expect(builtPage('/tests/pages/markdown-tests-mdx/')).toContain(katex);
  expect(builtPage('/docs/installation/')).not.toContain(katex);
  expect(readBuilt(katex)).toContain('.katex');
});
