import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder, writeFiles} from '@site/src/testing/temporary-folder';
import {beforeEach, expect, it, vi} from 'vitest';

let siteDir: string;
beforeEach(() => {
  siteDir = temporaryFolder({'package-lock.json': '{}'});
});

const write = (file: string, text: string) => writeFiles(siteDir, {[file]: text});
const cacheFile = () => path.join(siteDir, '.cache/markdown/a.mdx.json');

/** Reads the page as another build does, which has nothing in memory. */
async function read(file = 'a.mdx') {
  vi.resetModules();
  const {readNodes} = await import('./read-nodes');
  return readNodes(siteDir, file).map(({type, children}) => [type, children?.[0]?.value]);
}

it('reads a page again after it has changed', async () => {
  write('a.mdx', 'Hello.');
  expect(await read()).toEqual([['paragraph', 'Hello.']]);
  write('a.mdx', 'Good day.');
  expect(await read()).toEqual([['paragraph', 'Good day.']]);
});

it('takes an unchanged page from the last build', async () => {
  write('a.mdx', 'Hello.');
  await read();
  writeFileSync(cacheFile(), readFileSync(cacheFile(), 'utf8').replace('Hello', 'Kept'));
  expect(await read()).toEqual([['paragraph', 'Kept.']]);
});

it('reads a page whose stored nodes are incomplete', async () => {
  write('a.mdx', 'Hello.');
  await read();
  writeFileSync(cacheFile(), readFileSync(cacheFile(), 'utf8').slice(0, 80));
  expect(await read()).toEqual([['paragraph', 'Hello.']]);
});

it('reads braces in Markdown as text', async () => {
  write('a.md', '{b}');
  expect(await read('a.md')).toEqual([['paragraph', '{b}']]);
});

it("names a page that isn't valid MDX", async () => {
  write('a.mdx', '<Open>');
  await expect(read()).rejects.toThrow("a.mdx couldn't be read as Markdown");
});
