import {expect, it} from 'vitest';
import {indexFiles, section} from '../testing/index-files';
import {createEngine} from './engine';
import {createTagLoader} from './load-tags';

const page = '/docs/errors/';
const entry = (id: string, ...messages: string[]) => ({
  ...section(`${page}#${id}`, ['Errors', id], 'What it means.'),
  messages,
  kind: 'error' as const,
});

const files = indexFiles({
  'docs-default-2.0': [
    section('/docs/plugins/', ['Plugins'], 'A plugin that is used 2 times needs an ID.'),
    section(page, ['Errors'], 'Plugin, file, sidebar: all errors.'),
    entry(
      'duplicate',
      'Plugin "{name}" is used {count} times with ID "{id}".\nTo use it twice with {name}, set an id.',
    ),
    entry('plugin', 'Plugin "{name}" failed'),
    entry('unable-to-build', 'Unable to build website for locale {locale}.'),
    entry('folder', '"{folder}" does not exist.'),
    entry('module', "Module not found: Can't resolve './a'"),
    entry(
      'sidebar',
      'Invalid sidebar items collapsible category index.',
      'Can\'t find a sidebar with id "{id}"…',
    ),
  ],
  blog: [],
  changelog: [],
  pages: [],
});
const engine = createEngine(createTagLoader(async (file) => files[file]!));

const firstFor = async (query: string) => {
  const {hits} = await engine.search({query, context: ['docs-default-2.0'], limit: 3});
  return hits[0]?.url;
};

it.each([
  ['a message with its values', 'Plugin "docs" is used 2 times with ID "default".', 'duplicate'],
  ['other quotes', 'Plugin ‘docs’ is used 2 times with ID `default`.', 'duplicate'],
  [
    'colors of a terminal',
    '\u001B[31mError: Plugin "a" is used 3 times with ID "b".\u001B[39m',
    'duplicate',
  ],
  ['colors without their escape', '[31m[1mPlugin "a" failed[22m[39m', 'plugin'],
  [
    'a stack with paths',
    `[ERROR] Error: Can't find a sidebar with id "api" in version current.\n    at toNavigation (/home/me/site/node_modules/@docusaurus/plugin-content-docs/lib/client.js:12:3)`,
    'sidebar',
  ],
  [
    'the innermost cause',
    'Error: Plugin "docs" failed\n  [cause]: Error: Can\'t find a sidebar with id "api"',
    'sidebar',
  ],
  [
    'the cause, also above the message of any cause',
    'Error: Can\'t find a sidebar with id "api"\n[ERROR] Unable to build website for locale en.',
    'sidebar',
  ],
  ['the message of any cause alone', 'Unable to build website for locale en.', 'unable-to-build'],
  ['no quotes and no period', 'Plugin docs is used 2 times with ID default', 'duplicate'],
  ['other examples of a value', "Module not found: Can't resolve './b' in '/home/me'", 'module'],
  ['a line of a longer message', 'To use it twice with docs, set an id.', 'duplicate'],
])('%s leads to its entry', async (_, query, id) => {
  expect(await firstFor(query)).toBe(`${page}#${id}`);
});

it('a short message that starts with a value needs more to be found', async () => {
  expect(await firstFor('The plugin used here does not exist')).toBe('/docs/plugins/');
});

it('other words lead to the guides first', async () => {
  expect(await firstFor('plugin used 2 times')).toBe('/docs/plugins/');
});

it('a pasted message is answered from its entry', async () => {
  const {extracts} = await engine.ask('Plugin "docs" is used 2 times with ID "x".', [
    'docs-default-2.0',
  ]);
  expect(extracts[0]?.source.url).toBe(`${page}#duplicate`);
});
