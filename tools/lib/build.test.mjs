// @ts-check
import {rm, utimes} from 'node:fs/promises';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {temporaryFolder, writeFiles} from '../../src/testing/temporary-folder';
import {baseUrlOf, ensureBuilt} from './build.mjs';

const never = new AbortController().signal;
/** @type {string} */
let root;

beforeEach(() => {
  root = temporaryFolder({
    'docusaurus.config.ts': 'export default {};',
    'docs/intro.mdx': '# Introduction',
  });
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/**
 * @param {string} file
 * @param {string} content
 */
const write = (file, content) => writeFiles(root, {[file]: content});

/** Mocks Docusaurus by writing the home page. */
async function succeed() {
  write('build/index.html', '<!doctype html>');
  return 0;
}

/** Mocks a broken link, for which Docusaurus writes the pages before it fails. */
async function fail() {
  await succeed();
  return 1;
}

const built = (build = succeed) => ensureBuilt(root, never, build);
const lastMessage = () => vi.mocked(console.log).mock.lastCall?.[0];

describe('the site', () => {
  it('is built on the first start, and is up to date on the second', async () => {
    expect(await built()).toBe(true);
    expect(lastMessage()).toBe('Building the site: there is no build yet.');
    expect(await built()).toBe(false);
    expect(lastMessage()).toContain('up to date');
  });

  it('is not built if only the modification times of sources changed', async () => {
    await built();
    await utimes(path.join(root, 'docs/intro.mdx'), new Date(), new Date());
    expect(await built()).toBe(false);
  });

  it.each([
    'docs/intro.mdx',
    'docs/new/page.mdx',
    'static/img/logo.svg',
    'src/features/changelog/index.ts',
    'sidebarsCommunity.ts',
    'docusaurus.config.ts',
    'package-lock.json',
    'babel.config.js',
  ])('is built when %s is changed or added', async (file) => {
    await built();
    write(file, 'other');
    expect(await built()).toBe(true);
    expect(lastMessage()).toBe('Building the site: its sources have changed.');
  });

  it.each([
    'README.md',
    'e2e/crawl.spec.ts',
    'tools/commands/site.mjs',
    'playwright.config.ts',
    'src/search/records.test.ts',
    'static/.DS_Store',
  ])('is not built when %s changes, which builds ignore', async (file) => {
    await built();
    write(file, 'other');
    expect(await built()).toBe(false);
  });

  it('is built when a page is removed', async () => {
    await built();
    await rm(path.join(root, 'docs/intro.mdx'));
    expect(await built()).toBe(true);
  });

  it('is built when a build variable is set or unset', async () => {
    await built();
    vi.stubEnv('BASE_URL', '/elsewhere/');
    expect(await built()).toBe(true);
    expect(await built()).toBe(false);
    vi.stubEnv('BASE_URL', undefined);
    expect(await built()).toBe(true);
  });

  it('is built if docusaurus build has been run directly since', async () => {
    await built();
    await utimes(path.join(root, 'build/index.html'), new Date(0), new Date(0));
    expect(await built()).toBe(true);
  });
});

describe('a failed build', () => {
  it('is reported and retried on the next start, even if pages were written', async () => {
    await expect(built(fail)).rejects.toThrow('The build failed with exit code 1');
    expect(await built()).toBe(true);
  });

  it('makes an earlier build count as outdated', async () => {
    await built();
    write('docs/intro.mdx', '[broken](./nowhere.mdx)');
    await expect(built(fail)).rejects.toThrow();
    write('docs/intro.mdx', '# Introduction');
    expect(await built()).toBe(true);
  });

  it('is also one that writes no home page', async () => {
    await expect(built(async () => 0)).rejects.toThrow("didn't create build/index.html");
  });

  it("doesn't hide changes made while it ran", async () => {
    await built(async () => {
      write('docs/intro.mdx', '# Changed meanwhile');
      return succeed();
    });
    expect(await built()).toBe(true);
  });
});

describe('the base URL of a build', () => {
  const build = () => path.join(root, 'build');

  it.each([
    ['<link data-rh=true rel=canonical href=http://localhost:3000/ />', '/'],
    ['<link data-rh="true" rel="canonical" href="https://example.com/site/">', '/site/'],
  ])('is in %s', async (html, baseUrl) => {
    write('build/index.html', `<!doctype html><title>Home</title>${html}`);
    expect(baseUrlOf(build())).toBe(baseUrl);
  });

  it('is missing without a build, which is explained', () => {
    expect(() => baseUrlOf(build())).toThrow(/There is no build in .*npm run build/u);
  });
});
