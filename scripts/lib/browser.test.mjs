// @ts-check
import {chmod, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ensureBrowser, findBrowser} from './browser.mjs';

/** @type {string} */
let root;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'browser-'));
});
afterEach(() => rm(root, {recursive: true}));

/**
 * Writes a program that prints a line.
 *
 * @param {string} file
 * @param {string} [output]
 * @param {number} [exitCode]
 */
async function program(file, output = 'Chromium 140.0.1 built on Debian', exitCode = 0) {
  const executable = path.join(root, file);
  await mkdir(path.dirname(executable), {recursive: true});
  await writeFile(executable, `#!/bin/sh\necho '${output}'\nexit ${exitCode}\n`);
  await chmod(executable, 0o755);
  return executable;
}

/**
 * @param {Record<string, string>} [env]
 * @param {string} [own] where Playwright's would be
 */
const find = (env = {}, own = undefined) =>
  findBrowser({
    env: {PATH: [path.join(root, 'a'), path.join(root, 'b')].join(path.delimiter), ...env},
    playwrightPath: async () => own,
  });

describe.skipIf(process.platform === 'win32')('the browser for the tests', () => {
  it('is none where there is none', async () => {
    expect(await find()).toBeUndefined();
    expect(await find({}, path.join(root, 'not-downloaded/chrome'))).toBeUndefined();
  });

  it('is the one that PLAYWRIGHT_CHROMIUM_PATH names', async () => {
    await program('a/chromium');
    const named = await program('opt/chrome', 'Google Chrome 140.0.1');
    expect(await find({PLAYWRIGHT_CHROMIUM_PATH: named})).toBe(named);
  });

  it('is not another one where PLAYWRIGHT_CHROMIUM_PATH is wrong', async () => {
    await program('a/chromium');
    await expect(find({PLAYWRIGHT_CHROMIUM_PATH: '/no/chrome'})).rejects.toThrow(
      'PLAYWRIGHT_CHROMIUM_PATH is /no/chrome',
    );
  });

  it("is Playwright's own before one on the path", async () => {
    await program('a/chromium');
    const own = await program('ms-playwright/chrome', 'Google Chrome for Testing 140.0.1');
    expect(await find({}, own)).toBe(own);
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'is %s on the path',
    async (name) => {
      const executable = await program(`b/${name}`);
      expect(await find()).toBe(executable);
    },
  );

  it('is the headless shell where there is one', async () => {
    await program('a/chromium');
    const shell = await program('b/chromium-headless-shell');
    expect(await find()).toBe(shell);
  });

  it("is not Ubuntu's script that asks for a snap, nor one that lacks libraries", async () => {
    await program('a/chromium', 'chromium: error while loading shared libraries', 127);
    await program('a/chromium-browser', 'Command requires the snap to be installed', 1);
    const working = await program('b/google-chrome', 'Google Chrome 140.0.1');
    expect(await find()).toBe(working);
  });

  it('is nothing that only has the name', async () => {
    await program('a/chromium', 'A game of 1998');
    expect(await find()).toBeUndefined();
  });
});

describe('installing a browser', () => {
  const never = new AbortController().signal;
  const argsOfInstall = () => readFile(path.join(root, 'args.json'), 'utf8').then(JSON.parse);

  beforeEach(async () => {
    const folder = path.join(root, 'node_modules/@playwright/test');
    await mkdir(folder, {recursive: true});
    await writeFile(path.join(folder, 'package.json'), '{"bin": {"playwright": "cli.cjs"}}');
    await writeFile(
      path.join(folder, 'cli.cjs'),
      'require("fs").writeFileSync("args.json", JSON.stringify(process.argv.slice(2)))',
    );
    // Neither sudo nor apt-get is found and run.
    vi.stubEnv('PATH', '');
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('does nothing where one is found', async () => {
    expect(await ensureBrowser(root, never, async () => '/usr/bin/chromium')).toBe(
      '/usr/bin/chromium',
    );
    await expect(argsOfInstall()).rejects.toThrow('ENOENT');
  });

  it("runs Playwright's install where none is, and looks again", async () => {
    const find = vi.fn(async () => (find.mock.calls.length > 1 ? '/downloaded' : undefined));
    expect(await ensureBrowser(root, never, find)).toBe('/downloaded');
    expect((await argsOfInstall())[0]).toBe('install');
    expect((await argsOfInstall()).at(-1)).toBe('chromium');
  });

  it('says what to do where nothing helps', async () => {
    await expect(ensureBrowser(root, never, async () => undefined)).rejects.toThrow(
      /npx playwright install[^]*apt-get install chromium[^]*PLAYWRIGHT_CHROMIUM_PATH/u,
    );
  });
});
