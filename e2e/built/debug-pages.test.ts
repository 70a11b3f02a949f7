import {expect, test} from 'vitest';
import site from '../../package.json';
import {builtDocument} from '../support/built-document';

const framework = site.dependencies['@docusaurus/core'];

test.each([
  ['config', 'Docusaurus Docs'],
  ['content', 'docusaurus-plugin-content-docs'],
  ['globalData', 'docusaurus-plugin-content-docs'],
  ['routes', '/blog/archive/'],
  ['metadata', `Docusaurus Version: ${framework}`],
  ['metadata', `Site Version: ${site.version}`],
  ['metadata', `${framework}docusaurus-plugin-content-docs`],
])('the debug page %s shows %s', {tags: ['debug-pages', 'plugin-versions']}, (name, shown) => {
  expect(builtDocument(`/__docusaurus/debug/${name}/`)('#__docusaurus').text()).toContain(shown);
});
