// @ts-check
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder, writeFiles} from '../../src/testing/temporary-folder';
import {installReason} from './install.mjs';

const react = {version: '19.0.0', integrity: 'sha512-a'};
const locked = {
  'node_modules/react': react,
  'node_modules/vitest': {version: '3.0.0', integrity: 'sha512-b', dev: true},
};
const ofMacOS = {'node_modules/mac-only': {version: '1.0.0', optional: true}};

/** @type {string} */
let root;
beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(path.join(root, 'node_modules'));
});

const writeLock = (/** @type {string} */ text) => writeFiles(root, {'package-lock.json': text});

it.each([
  ['matches the lock file', locked, undefined],
  ['is that of a fresh clone, or of an interrupted install', undefined, /missing or unfinished$/u],
  [
    'lacks a development package',
    {'node_modules/react': react},
    /^node_modules\/vitest isn't as in/u,
  ],
  [
    'has another version',
    {...locked, 'node_modules/react': {...react, version: '18.0.0'}},
    /^node_modules\/react isn't as in/u,
  ],
  [
    'has a package that was removed from the lock file',
    {...locked, 'node_modules/lodash': react},
    /^node_modules\/lodash isn't as in/u,
  ],
])('when node_modules %s, the reason for npm ci is clear', (_, packages, reason) => {
  writeLock(JSON.stringify({packages: {'': {name: 'site'}, ...locked, ...ofMacOS}}));
  if (packages) {
    writeFiles(root, {'node_modules/.package-lock.json': JSON.stringify({packages})});
  }
  expect(installReason(root) ?? '').toMatch(reason ?? /^$/u);
});

it('a missing or broken lock file is explained', () => {
  expect(() => installReason(root)).toThrow(/git checkout package-lock\.json/u);
  writeLock('<<<<<<< HEAD');
  expect(() => installReason(root)).toThrow(/package-lock\.json is not valid JSON/u);
});
