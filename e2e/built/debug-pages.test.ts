import {expect, test} from 'vitest';
import site from '../../package.json';
import {builtDocument} from '../support/built-document';

const textOf = (name: string) =>
  builtDocument(`/__docusaurus/debug/${name}/`)('#__docusaurus').text();

test(
  'the debug pages list the framework, site and plugin versions',
  {tags: ['plugin-versions']},
  () => {
    const framework = site.dependencies['@docusaurus/core'];
    const text = textOf('metadata');
    expect(text).toContain(`Docusaurus Version: ${framework}`);
    expect(text).toContain(`Site Version: ${site.version}`);
    expect(text).toContain(`${framework}docusaurus-plugin-content-docs`);
  },
);

test.each([
  ['config', 'Docusaurus Docs'],
  ['content', 'docusaurus-plugin-content-docs'],
  ['globalData', 'docusaurus-plugin-content-docs'],
  ['routes', '/blog/archive/'],
])("the debug page %s shows the site's data", {tags: ['debug-pages']}, (name, shown) => {
  expect(textOf(name)).toContain(shown);
});
