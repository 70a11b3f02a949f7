// @ts-check
import {parseArgs} from 'node:util';
import {ExplainedError, explainErrors} from './explained-error.mjs';

/**
 * Reads the arguments of a script. Its explained errors are then printed without a stack trace, and
 * `--help` prints the usage.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage what follows `npm run`
 * @param {Config} config
 * @throws {ExplainedError} on an unknown flag; the message has the usage
 */
export function parseScriptArgs(usage, config) {
  explainErrors();
  if (process.argv.includes('--help')) {
    console.log(`Usage: npm run ${usage}`);
    process.exit();
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // The rest of Node's message is about positional arguments, which may not be allowed.
    const [reason] = String(/** @type {Error} */ (error).message).split(/\. |\n/u);
    throw new ExplainedError(`${reason}.\n\nUsage: npm run ${usage}`);
  }
}
