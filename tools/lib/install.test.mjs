// @ts-check
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {installReason} from './install.mjs';

const react = {version: '19.0.0', integrity: 'sha512-a'};
const vitest = {version: '3.0.0', integrity: 'sha512-b', dev: true};
const macOnly = {version: '1.0.0', integrity: 'sha512-c', optional: true};
const locked = {'node_modules/react': react, 'node_modules/vitest': vitest};

/** @type {string} */
let root;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'install-'));
  await mkdir(path.join(root, 'node_modules'));
});
afterEach(() => rm(root, {recursive: true}));

/**
 * @param {string} file
 * @param {object} packages
 */
const write = (file, packages) => writeFile(path.join(root, file), JSON.stringify({packages}));
const writeWanted = (packages = {}) =>
  write('package-lock.json', {'': {name: 'site'}, ...locked, ...packages});
const writeInstalled = (packages = {}) => write('node_modules/.package-lock.json', packages);

describe('npm ci', () => {
  it('is not needed when node_modules matches the lock file', async () => {
    await writeWanted();
    await writeInstalled(locked);
    expect(installReason(root)).toBeUndefined();
  });

  it('is not needed for packages of other operating systems', async () => {
    await writeWanted({'node_modules/mac-only': macOnly});
    await writeInstalled(locked);
    expect(installReason(root)).toBeUndefined();
  });

  it('is needed in a fresh clone and after an interrupted install', async () => {
    await writeWanted();
    expect(installReason(root)).toBe('node_modules is missing or unfinished');
  });

  it('is needed when a package is missing, including development packages', async () => {
    await writeWanted();
    await writeInstalled({'node_modules/react': react});
    expect(installReason(root)).toBe('node_modules/vitest is missing');
  });

  it('is needed when a version has changed', async () => {
    await writeWanted();
    await writeInstalled({...locked, 'node_modules/react': {...react, version: '18.0.0'}});
    expect(installReason(root)).toBe('node_modules/react is 18.0.0, package-lock.json has 19.0.0');
  });

  it('is needed when a package was removed from the lock file', async () => {
    await writeWanted();
    await writeInstalled({...locked, 'node_modules/lodash': react});
    expect(installReason(root)).toBe('node_modules/lodash is not in package-lock.json');
  });

  it('explains what to do when the lock file is missing', () => {
    expect(() => installReason(root)).toThrow(/git checkout package-lock\.json/u);
  });

  it('names a lock file that is not valid JSON', async () => {
    await writeFile(path.join(root, 'package-lock.json'), '<<<<<<< HEAD');
    expect(() => installReason(root)).toThrow(/package-lock\.json is not valid JSON/u);
  });
});
