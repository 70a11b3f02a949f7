// @ts-check
import {mkdir, mkdtemp, rm, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ensureBuilt} from './build.mjs';

const never = new AbortController().signal;
/** @type {string} */
let root;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'build-'));
  await write('docusaurus.config.ts', 'export default {};');
  await write('docs/intro.mdx', '# Introduction');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(root, {recursive: true});
});

/**
 * @param {string} file
 * @param {string} content
 */
async function write(file, content) {
  await mkdir(path.dirname(path.join(root, file)), {recursive: true});
  await writeFile(path.join(root, file), content);
}

/** Stands in for Docusaurus: writes the home page. */
async function succeed() {
  await write('build/index.html', '<!doctype html>');
  return 0;
}

/** Like Docusaurus at a broken link: the pages are written, then the build fails. */
async function fail() {
  await succeed();
  return 1;
}

const built = (build = succeed) => ensureBuilt(root, never, build);
const lastMessage = () => vi.mocked(console.log).mock.lastCall?.[0];

describe('whether the site is built', () => {
  it('on the first start', async () => {
    expect(await built()).toBe(true);
    expect(lastMessage()).toBe('Building the site: there is no build yet.');
  });

  it('not on the second start, which says so', async () => {
    await built();
    expect(await built()).toBe(false);
    expect(lastMessage()).toContain('up to date');
  });

  it('not when a checkout only gave the sources new dates', async () => {
    await built();
    await utimes(path.join(root, 'docs/intro.mdx'), new Date(), new Date());
    expect(await built()).toBe(false);
  });

  it.each([
    ['docs/intro.mdx', 'was changed'],
    ['docs/new/page.mdx', 'was added'],
    ['static/img/logo.svg', 'was added'],
    ['src/features/changelog/index.ts', 'was added'],
    ['sidebarsCommunity.ts', 'was added'],
    ['docusaurus.config.ts', 'was changed'],
    ['package-lock.json', 'was added'],
    ['babel.config.js', 'was added'],
  ])('when %s %s', async (file, what) => {
    await built();
    await write(file, 'other');
    expect(await built()).toBe(true);
    expect(lastMessage()).toBe(`Building the site: ${file} ${what}.`);
  });

  it.each([
    'README.md',
    'e2e/crawl.spec.ts',
    'scripts/site.mjs',
    'playwright.config.ts',
    'src/search/records.test.ts',
    'static/.DS_Store',
  ])('not when %s changes, which no build reads', async (file) => {
    await built();
    await write(file, 'other');
    expect(await built()).toBe(false);
  });

  it('when a page was removed', async () => {
    await built();
    await rm(path.join(root, 'docs/intro.mdx'));
    expect(await built()).toBe(true);
    expect(lastMessage()).toContain('docs/intro.mdx was removed');
  });

  it('when a variable that shapes the build is set, and when it is taken away', async () => {
    await built();
    vi.stubEnv('BASE_URL', '/elsewhere/');
    expect(await built()).toBe(true);
    expect(await built()).toBe(false);
    vi.stubEnv('BASE_URL', undefined);
    expect(await built()).toBe(true);
  });

  it('when somebody ran docusaurus build since, with who knows which variables', async () => {
    await built();
    await utimes(path.join(root, 'build/index.html'), new Date(0), new Date(0));
    expect(await built()).toBe(true);
  });
});

describe('a build that fails', () => {
  it('is said to have failed', async () => {
    await expect(built(fail)).rejects.toThrow('The build failed with exit code 1');
  });

  it('is tried again on the next start, though pages were written', async () => {
    await expect(built(fail)).rejects.toThrow();
    expect(await built()).toBe(true);
  });

  it('leaves no earlier build that counts as up to date', async () => {
    await built();
    await write('docs/intro.mdx', '[broken](./nowhere.mdx)');
    await expect(built(fail)).rejects.toThrow();
    await write('docs/intro.mdx', '# Introduction');
    expect(await built()).toBe(true);
  });

  it('is one that writes no home page', async () => {
    await expect(built(async () => 0)).rejects.toThrow('without build/index.html');
  });

  it('does not stamp a page that changed while it ran', async () => {
    await built(async () => {
      await write('docs/intro.mdx', '# Changed meanwhile');
      return succeed();
    });
    expect(await built()).toBe(true);
  });
});
