#!/usr/bin/env node
// @ts-check
// `npm run verify:facts -- [version…]`: extracts the facts that the docs are checked against.
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {ExplainedError} from '../../tools/lib/explained-error.mjs';
import {onInterrupt, run} from '../../tools/lib/run.mjs';
import {CACHE_DIR, ROOT} from '../../tools/lib/paths.mjs';
import {docsVersions} from '../versions.mjs';
import {packageFolder} from './package-folder.mjs';
import {stableJson} from './stable-json.mjs';

const USAGE = `Usage: npm run verify:facts -- [version…] [--packages DIR] [--cache DIR] [--out DIR]

  version         of Docusaurus (default: each that the docs describe)
  --packages DIR  a folder with the packages of one version in its node_modules, instead of
                  installing them
  --cache DIR     where to install (default .cache/framework)
  --out DIR       where to write <version>.json (default verify/facts)`;

const extractor = fileURLToPath(new URL('version-facts.mjs', import.meta.url));

/**
 * @param {string[]} argv
 * @param {AbortSignal} signal
 */
async function main(argv, signal) {
  const {positionals, values} = parse(argv);
  const versions =
    positionals.length > 0 ? positionals : docsVersions.map(({framework}) => framework);
  if (values.help || (values.packages && positionals.length !== 1)) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  mkdirSync(values.out, {recursive: true});
  for (const version of versions) {
    const folder = values.packages ?? (await packageFolder(version, values.cache, signal));
    const file = path.resolve(values.out, `${version}.json`);
    writeFileSync(file, await stableJson(await extract(version, folder, signal)));
    console.log(`Wrote ${path.relative(process.cwd(), file)}`);
  }
  return 0;
}

/**
 * @param {string[]} args
 * @throws {ExplainedError} on an unknown flag; the message has the usage
 */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        packages: {type: 'string'},
        cache: {type: 'string', default: path.join(CACHE_DIR, 'framework')},
        out: {type: 'string', default: path.join(ROOT, 'verify/facts')},
        help: {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    throw new ExplainedError(`${/** @type {Error} */ (error).message}\n\n${USAGE}`);
  }
}

/**
 * Extracts facts in a separate process, because one process can't load two versions.
 *
 * @param {string} version
 * @param {string} folder
 * @param {AbortSignal} signal
 * @returns {Promise<{version: string}>} the facts
 */
async function extract(version, folder, signal) {
  if (!existsSync(path.join(folder, 'node_modules/@docusaurus/core'))) {
    throw new ExplainedError(`${folder} has no @docusaurus/core in its node_modules.`);
  }
  const dir = mkdtempSync(path.join(tmpdir(), 'facts-'));
  try {
    const exitCode = await run(process.execPath, [extractor, dir], {cwd: folder, signal});
    if (exitCode !== 0) {
      throw new ExplainedError(
        `Could not read the facts of ${version} from ${folder}; see the error above.`,
      );
    }
    const facts = JSON.parse(readFileSync(path.join(dir, 'facts.json'), 'utf8'));
    if (facts.version !== version) {
      throw new ExplainedError(`${folder} contains Docusaurus ${facts.version}, not ${version}.`);
    }
    return facts;
  } finally {
    rmSync(dir, {recursive: true});
  }
}

main(process.argv.slice(2), onInterrupt()).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error) => {
    // The stack trace of an explained error would only distract from its message.
    console.error(error.name === 'ExplainedError' ? error.message : error);
    process.exitCode = 1;
  },
);
