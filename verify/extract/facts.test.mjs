// @ts-check
import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../src/testing/temporary-folder';
import {ROOT} from '../../tools/lib/paths.mjs';
import {Facts} from '../facts.mjs';
import {docsVersions, installedVersion} from '../versions.mjs';
import {packageFolder} from './package-folder.mjs';

/** Milliseconds to install and read the packages of one version. */
const timeout = 600_000;

/**
 * @param {string} folder with the packages of a version
 * @returns {Promise<string>} the text of the file with their facts
 */
async function extract(folder) {
  const file = path.join(temporaryFolder(), 'facts.json');
  const extractor = path.join(ROOT, 'verify/extract/version-facts.mjs');
  await promisify(execFile)(process.execPath, [extractor, file], {cwd: folder, timeout});
  return readFile(file, 'utf8');
}

/** Packages of the framework that this site doesn't use. */
const notInstalled = /create-docusaurus|plugin-rsdoctor|plugin-vercel-analytics/u;

/** @param {object} facts by the name of a package or schema, or a list of messages */
const ofInstalled = (facts) =>
  Object.entries(facts)
    .map(([name, fact]) => [Array.isArray(facts) ? fact.package : name, fact])
    .filter(([name]) => !notInstalled.test(name));

it('the facts of the installed version match its packages', {timeout: 120_000}, async () => {
  const extracted = JSON.parse(await extract(ROOT));
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
    const committed = await readFile(path.join(ROOT, `verify/facts/${version}.json`), 'utf8');
    expect(await extract(await packageFolder(version))).toBe(committed);
  },
  timeout,
);
