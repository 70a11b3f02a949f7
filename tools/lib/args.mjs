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

/**
 * @param {string} kind of what the names name, such as `table`
 * @param {string[]} known
 * @param {string[]} names from the arguments of a script
 * @returns {string[]} the names, or all if there are none
 * @throws {ExplainedError} on an unknown name; the message has those that are known
 */
export function chosenNames(kind, known, names) {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) {
    throw new ExplainedError(`There is no ${kind} "${unknown}". There are: ${known.join(', ')}.`);
  }
  return names.length > 0 ? names : known;
}
