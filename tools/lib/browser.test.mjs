// @ts-check
import {chmod} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {temporaryFolder, writeFiles} from '../../src/testing/temporary-folder';
import {ensureBrowser, findBrowser} from './browser.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = temporaryFolder();
});

/**
 * Writes a program that prints a line.
 *
 * @param {string} file
 * @param {string} [output]
 * @param {number} [exitCode]
 */
async function program(file, output = 'Chromium 140.0.1 built on Debian', exitCode = 0) {
  const executable = path.join(root, file);
  writeFiles(root, {[file]: `#!/bin/sh\necho '${output}'\nexit ${exitCode}\n`});
  await chmod(executable, 0o755);
  return executable;
}

/**
 * @param {Record<string, string>} [env]
 * @param {string} [own] where Playwright installs its own
 */
const find = (env = {}, own = undefined) =>
  findBrowser({
    env: {PATH: [path.join(root, 'a'), path.join(root, 'b')].join(path.delimiter), ...env},
    playwrightPath: async () => own,
  });

describe.skipIf(process.platform === 'win32')('findBrowser', () => {
  it('returns undefined when no browser is installed', async () => {
    expect(await find()).toBeUndefined();
    expect(await find({}, path.join(root, 'not-downloaded/chrome'))).toBeUndefined();
  });

  it("prefers the one that is named, then Playwright's, then the first of these on the PATH", async () => {
    for (const name of [
      'google-chrome-stable',
      'google-chrome',
      'chromium-browser',
      'chromium',
      'chromium-headless-shell',
    ]) {
      const executable = await program(`b/${name}`, 'Google Chrome 140.0.1');
      expect(await find()).toBe(executable);
    }
    const own = await program('ms-playwright/chrome');
    expect(await find({}, own)).toBe(own);
    const named = await program('opt/chrome');
    expect(await find({PLAYWRIGHT_CHROMIUM_PATH: named}, own)).toBe(named);
  });

  it('throws when PLAYWRIGHT_CHROMIUM_PATH is wrong', async () => {
    await program('a/chromium');
    await expect(find({PLAYWRIGHT_CHROMIUM_PATH: '/no/chrome'})).rejects.toThrow(
      'PLAYWRIGHT_CHROMIUM_PATH is /no/chrome',
    );
  });

  it('skips programs that are no working Chromium', async () => {
    await program('a/chromium', 'chromium: error while loading shared libraries', 127);
    await program('a/chromium-browser', 'Command requires the snap to be installed', 1);
    await program('a/google-chrome', 'A game of 1998');
    const working = await program('b/google-chrome');
    expect(await find()).toBe(working);
  });
});

describe('ensureBrowser', () => {
  it('installs nothing when a browser is found', async () => {
    expect(await ensureBrowser(root, async () => '/usr/bin/chromium')).toBe('/usr/bin/chromium');
  });

  it('explains what to do when installing fails', async () => {
    writeFiles(path.join(root, 'node_modules/@playwright/test'), {
      'package.json': '{"bin": {"playwright": "cli.cjs"}}',
      'cli.cjs': '',
    });
    // Makes sure that sudo and apt-get can't run.
    vi.stubEnv('PATH', '');
    vi.spyOn(console, 'log').mockImplementation(() => {});
    await expect(ensureBrowser(root, async () => undefined)).rejects.toThrow(
      /npx playwright install[^]*apt-get install chromium[^]*PLAYWRIGHT_CHROMIUM_PATH/u,
    );
  });
});
