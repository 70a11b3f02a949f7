// @ts-check
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ensureBrowser} from './install.mjs';

const never = new AbortController().signal;
/** @type {string} */
let root;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'browser-install-'));
  const folder = path.join(root, 'node_modules/@playwright/test');
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'package.json'), '{"bin": {"playwright": "cli.cjs"}}');
  await writeFile(
    path.join(folder, 'cli.cjs'),
    'require("fs").writeFileSync("args.json", JSON.stringify(process.argv.slice(2)))',
  );
  // Neither sudo nor apt-get is to be found and run.
  vi.stubEnv('PATH', '');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(root, {recursive: true});
});

const argsOfInstall = () => readFile(path.join(root, 'args.json'), 'utf8').then(JSON.parse);

describe('installing a browser', () => {
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
