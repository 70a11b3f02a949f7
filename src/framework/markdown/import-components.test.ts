import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import importComponents from './import-components';

/** The compiled code of a Markdown file. */
async function codeOf(markdown: string): Promise<string> {
  const modules = {Details: 'details', pre: 'pre'};
  const file = await compile(markdown, {
    providerImportSource: '@mdx-js/react',
    recmaPlugins: [[importComponents, modules]],
  });
  return String(file);
}

/** The modules that the code of a file imports from the list. */
const importsOf = async (markdown: string) =>
  Array.from((await codeOf(markdown)).matchAll(/^import _\w+ from "(.*)"/gmu), ([, name]) => name);

it('imports no component into a file that uses none', async () => {
  expect(await importsOf('# Title\n\nText with `code`.')).toEqual([]);
});

it('imports the components of elements', async () => {
  expect(await importsOf('```js\nlet a;\n```')).toEqual(['pre']);
});

it('imports components that are used by name, also in exported components', async () => {
  expect(await importsOf('<Details />')).toEqual(['details']);
  expect(await importsOf('export const More = () => <Details />;')).toEqual(['details']);
});

it('leaves a component alone that the file imports itself', async () => {
  expect(await importsOf("import Details from 'mine';\n\n<Details />")).toEqual([]);
});

it('gives way to components from the provider', async () => {
  expect(await codeOf('<Details />')).toContain(`const _provideComponents = () => ({
  Details: _Details,
  ..._provided()
});`);
});
