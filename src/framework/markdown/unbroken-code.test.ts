import type {Element, Root} from 'hast';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import unbrokenCode from './unbroken-code';

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** If code with this text is marked, in such an element. */
function isMarked(value: string, parent = 'p'): boolean {
  const code = element('code', {type: 'text', value});
  const root: Root = {type: 'root', children: [element(parent, code)]};
  unified().use(unbrokenCode).runSync(root);
  return 'className' in code.properties;
}

it.each(['--overwrite', 'react-dom', 'script-src'])('%s stays on one line', (name) => {
  expect(isMarked(name)).toBe(true);
});

it.each([
  ['code with spaces', 'npm run build -- -h'],
  ['a long name', '@docusaurus/plugin-content-docs'],
  ['code without hyphens', 'siteConfig'],
])('%s breaks as usual', (_kind, text) => {
  expect(isMarked(text)).toBe(false);
});

it('code blocks are left alone', () => {
  expect(isMarked('--overwrite', 'pre')).toBe(false);
});
