// @ts-check
// `npm run verify:facts -- [version…]`: extracts the facts that the docs are checked against.
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseScriptArgs} from '../../tools/lib/args.mjs';
import {ExplainedError} from '../../tools/lib/explained-error.mjs';
import {readJson, writeJson} from '../../tools/lib/json.mjs';
import {run} from '../../tools/lib/run.mjs';
import {ROOT} from '../../tools/lib/paths.mjs';
import {docsVersions} from '../versions.mjs';
import {packageFolder} from './package-folder.mjs';

const usage = `verify:facts -- [version…] [--out DIR]

  version    of Docusaurus (default: each that the docs describe)
  --out DIR  where to write <version>.json (default verify/facts)`;

const extractor = fileURLToPath(new URL('version-facts.mjs', import.meta.url));

/**
 * Extracts facts in a separate process, because one process can't load two versions.
 *
 * @param {string} version
 * @param {string} folder
 * @returns {Promise<{version: string}>} the facts
 */
async function extract(version, folder) {
  const dir = mkdtempSync(path.join(tmpdir(), 'facts-'));
  try {
    const exitCode = await run(process.execPath, [extractor, dir], {cwd: folder});
    if (exitCode !== 0) {
      throw new ExplainedError(
        `Could not read the facts of ${version} from ${folder}; see the error above.`,
      );
    }
    const facts = readJson(path.join(dir, 'facts.json'));
    if (facts.version !== version) {
      throw new ExplainedError(`${folder} contains Docusaurus ${facts.version}, not ${version}.`);
    }
    return facts;
  } finally {
    rmSync(dir, {recursive: true});
  }
}

/**
 * @param {unknown} value
 * @returns {unknown} the same value with sorted object keys
 */
function sorted(value) {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  if (value === null || typeof value !== 'object') {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}

const {positionals, values} = parseScriptArgs(usage, {
  allowPositionals: true,
  options: {out: {type: 'string', default: path.join(ROOT, 'verify/facts')}},
});
const versions =
  positionals.length > 0 ? positionals : docsVersions.map(({framework}) => framework);
mkdirSync(values.out, {recursive: true});
for (const version of versions) {
  const folder = await packageFolder(version);
  const file = path.resolve(values.out, `${version}.json`);
  await writeJson(file, sorted(await extract(version, folder)));
  console.log(`Wrote ${path.relative(process.cwd(), file)}`);
}
