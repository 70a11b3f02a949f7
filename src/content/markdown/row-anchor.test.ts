import {expect, it} from 'vitest';
import {rowAnchor} from './row-anchor';

it.each([
  ['options/plugin-content-docs', 'versions.<name>.label', 'option-versions-name-label'],
  ['config', 'onBrokenLinks', 'option-on-broken-links'],
  ['frontMatter/blog', 'authorTitle', 'front-matter-authortitle'],
  ['file/authors', '<key>.page.permalink', 'authors-key-page-permalink'],
  ['command/build', '-p, --port <port>', 'build-port'],
])('in %s, the row %s has the anchor %s', (fact, name, anchor) => {
  expect(rowAnchor(fact, name)).toBe(anchor);
});

it('lists the known kinds if a table has an unknown one', () => {
  expect(() => rowAnchor('option/plugin-content-docs', 'path')).toThrow(
    'unknown kind "option". Use one of config, options',
  );
});
