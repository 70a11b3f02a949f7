// @ts-check
import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder} from '../../src/testing/temporary-folder';
import {ROOT} from '../../tools/lib/paths.mjs';
import {Facts} from '../facts.mjs';
import {docsVersions, installedVersion} from '../versions.mjs';

/** Milliseconds to install and read the packages of one version. */
const timeout = 600_000;

/** @type {string} */
let out;
beforeEach(() => {
  out = temporaryFolder();
});

const run = (/** @type {string[]} */ ...args) =>
  promisify(execFile)(process.execPath, args, {cwd: ROOT, timeout});

/** Packages of the framework that this site doesn't use. */
const notInstalled = /create-docusaurus|plugin-rsdoctor|plugin-vercel-analytics/u;

/** @param {object} facts by the name of a package or schema, or a list of messages or names */
const ofInstalled = (facts) =>
  Object.entries(facts)
    .map(([name, fact]) => [Array.isArray(facts) ? fact.package : name, fact])
    .filter(([name]) => !notInstalled.test(name));

it('the facts of the installed version match its packages', {timeout: 120_000}, async () => {
  await run('verify/extract/version-facts.mjs', out);
  const extracted = JSON.parse(await readFile(path.join(out, 'facts.json'), 'utf8'));
  const {data} = Facts.load(installedVersion);
  for (const kind of /** @type {const} */ ([
    'schemas',
    'commands',
    'messages',
    'components',
    'exports',
  ])) {
    expect(ofInstalled(extracted[kind]).sort(), kind).toEqual(ofInstalled(data[kind]).sort());
  }
});

// Takes a minute and a half and 600 MB per version if its packages aren't cached.
it.runIf(process.env.FULL_TESTS).each(docsVersions.map(({framework}) => framework))(
  'the facts of %s match its packages',
  async (version) => {
    await run('verify/extract/index.mjs', version, '--out', out);
    const [extracted, committed] = await Promise.all(
      [out, path.join(ROOT, 'verify/facts')].map((dir) =>
        readFile(path.join(dir, `${version}.json`), 'utf8'),
      ),
    );
    expect(extracted).toBe(committed);
  },
  timeout,
);
