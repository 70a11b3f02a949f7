// @ts-check
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseServeArgs, serveUsage} from '../lib/args.mjs';
import {ExplainedError} from '../lib/explained-error.mjs';
import {onInterrupt} from '../lib/run.mjs';
import {BUILD_DIR, ROOT} from '../lib/paths.mjs';

export const usage = serveUsage('serve');

/**
 * Serves the current build, even if it's outdated.
 *
 * @param {string[]} argv
 * @returns {Promise<number>} the exit code
 */
export async function main(argv) {
  const wanted = parseServeArgs(argv, usage);
  if (!existsSync(path.join(ROOT, 'node_modules/send'))) {
    throw new ExplainedError("The packages aren't installed. Install them with: npm ci");
  }
  const signal = onInterrupt();
  const {serveBuild} = await import('../lib/server/serve-build.mjs');
  await serveBuild(BUILD_DIR, wanted, signal);
  return 0;
}
