// @ts-check
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {ExplainedError} from '../cli/explained-error.mjs';
import {run} from '../cli/run.mjs';
import {toolScript} from '../cli/tool.mjs';
import {fingerprint, fingerprintDifference} from './fingerprint.mjs';
import {homePageDate, readStamp, removeStamp, writeStamp} from './stamp.mjs';

/**
 * Builds the site into build/ where its sources, or the environment variables that shape it, are
 * not those of the build that is there.
 *
 * @param {string} root
 * @param {AbortSignal} signal
 * @param {(root: string, signal: AbortSignal) => Promise<number>} [build] gives an exit code
 * @returns {Promise<boolean>} whether it was built
 * @throws {ExplainedError} when the build fails; the next start then builds again
 */
export async function ensureBuilt(root, signal, build = docusaurusBuild) {
  // Taken before the build: what changes while it runs is not in it for certain.
  const sources = await fingerprint(root);
  const reason = await buildReason(root, sources);
  if (!reason) {
    console.log('The build is up to date: its sources have not changed, so it is not built again.');
    return false;
  }
  console.log(`Building the site: ${reason}.`);
  await removeStamp(root);
  const exitCode = await build(root, signal);
  if (exitCode !== 0) {
    // The bundler keeps each page as it was compiled: a link that led nowhere would do so still
    // after its target has been added, because the page that holds it has not changed.
    await rm(path.join(root, 'node_modules/.cache/rspack'), {recursive: true, force: true});
    throw new ExplainedError(
      `The build failed with exit code ${exitCode}; its messages stand above.`,
    );
  }
  const date = await homePageDate(root);
  if (date === undefined) {
    throw new ExplainedError('The build ended without an error and without build/index.html.');
  }
  await writeStamp(root, {sources, homePageDate: date});
  return true;
}

/**
 * @param {string} root
 * @param {import('./fingerprint.mjs').Fingerprint} sources as they are now
 * @returns {Promise<string | undefined>} why a build is needed, or nothing
 */
export async function buildReason(root, sources) {
  const date = await homePageDate(root);
  if (date === undefined) {
    return 'there is no build yet';
  }
  const stamp = await readStamp(root);
  if (stamp?.homePageDate !== date) {
    return 'it is not known what build/ was made from';
  }
  return fingerprintDifference(stamp.sources, sources);
}

/**
 * @param {string} root
 * @param {AbortSignal} signal
 */
async function docusaurusBuild(root, signal) {
  const script = await toolScript(root, '@docusaurus/core', 'docusaurus');
  return run(process.execPath, [script, 'build'], {cwd: root, signal});
}
