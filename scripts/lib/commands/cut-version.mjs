// @ts-check
import {existsSync} from 'node:fs';
import path from 'node:path';
import {cutUsage, parseCutArgs} from '../cli/args.mjs';
import {ExplainedError} from '../cli/explained-error.mjs';
import {onInterrupt} from '../cli/interrupt.mjs';
import {run} from '../cli/run.mjs';
import {toolScript} from '../cli/tool.mjs';
import {ROOT} from '../paths.mjs';
import {archiveVersion} from '../versions/archive.mjs';
import {readJson} from '../versions/json-file.mjs';

/**
 * Freezes the docs of Canary as those of a release: pages, sidebars and facts. The oldest release
 * leaves the site and becomes a link to where its docs stay readable.
 *
 * @param {string[]} argv
 * @returns {Promise<number>} the exit code
 * @throws {ExplainedError} when the version exists already or a step fails
 */
export async function main(argv) {
  const {help, version, archive} = parseCutArgs(argv);
  if (help) {
    console.log(cutUsage);
    return 0;
  }
  const versions = readJson(path.join(ROOT, 'versions.json'));
  const oldest = versions.at(-1);
  if (versions.includes(version)) {
    throw new ExplainedError(`versions.json has ${version} already: ${versions.join(', ')}.`);
  }
  const signal = onInterrupt();
  await makeFacts(version, signal);
  await step(
    await toolScript(ROOT, '@docusaurus/core', 'docusaurus'),
    ['docs:version', version],
    signal,
  );
  const changed = archiveVersion(ROOT, oldest, archive);

  console.log(`
The docs of ${version} are in versioned_docs/version-${version}, and are the latest release.
The docs of ${oldest} are gone from here; links lead to ${archive}${
    changed.length > 0 ? `\n  ${changed.join('\n  ')}` : ''
  }

Next: add changelog/${version}.md and its release post, run npm test, and commit everything.`);
  return 0;
}

/**
 * Extracts the facts that the docs of a version are held against, unless they are there.
 *
 * @param {string} version
 * @param {AbortSignal} signal
 */
async function makeFacts(version, signal) {
  if (!existsSync(path.join(ROOT, 'verify/facts', `${version}.json`))) {
    await step(path.join(ROOT, 'verify/extract/index.mjs'), [version], signal);
  }
}

/**
 * @param {string} script
 * @param {string[]} args
 * @param {AbortSignal} signal
 * @throws {ExplainedError} when it fails
 */
async function step(script, args, signal) {
  const exitCode = await run(process.execPath, [script, ...args], {cwd: ROOT, signal});
  if (exitCode !== 0) {
    const name = path.relative(ROOT, script);
    throw new ExplainedError(
      `${name} ${args.join(' ')} failed; its messages stand above. Undo what was written so far ` +
        'with: git checkout . && git clean -d -e node_modules .',
    );
  }
}
