// @ts-check
import {ensureBuilt} from '../lib/build.mjs';
import {parseServeArgs, serveUsage} from '../lib/args.mjs';
import {onInterrupt} from '../lib/run.mjs';
import {ensureInstalled} from '../lib/install.mjs';
import {BUILD_DIR, ROOT} from '../lib/paths.mjs';

export const usage = serveUsage('site');

/**
 * Installs and builds if needed, then serves the site.
 *
 * @param {string[]} argv
 * @returns {Promise<number>} the exit code: 0 when stopped with Ctrl-C at any point
 */
export async function main(argv) {
  const wanted = parseServeArgs(argv, usage);
  const signal = onInterrupt();
  try {
    await ensureInstalled(ROOT, signal);
    await ensureBuilt(ROOT, signal);
    // Imported here, because it needs packages that may have just been installed.
    const {serveBuild} = await import('../lib/server/serve-build.mjs');
    await serveBuild(BUILD_DIR, wanted, signal);
  } catch (error) {
    if (!signal.aborted) {
      throw error;
    }
  }
  return 0;
}
