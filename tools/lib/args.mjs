// @ts-check
import {parseArgs} from 'node:util';
import {ExplainedError} from './explained-error.mjs';

/**
 * The flags that `npm run site` and `npm run serve` share.
 *
 * @param {string} command the npm script, for the usage text
 * @returns {string}
 */
export const serveUsage = (command) => `Usage: npm run ${command} -- [--port N] [--host NAME]

  --port N      the first port to try; the server uses the next free one (default 3000)
  --host NAME   the address to listen on (default localhost; 0.0.0.0 for the whole network)
  --help        shows this text`;

/**
 * Reads the arguments of a command.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config
 * @throws {ExplainedError} on an unknown flag; the message has the usage
 */
export function parse(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // The rest of Node's message is about positional arguments, which may not be allowed.
    const [reason] = String(/** @type {Error} */ (error).message).split(/\. |\n/u);
    throw new ExplainedError(`${reason}.\n\n${usage}`);
  }
}

/** Like `parse`, for a script that has to print errors as `start.mjs` does. @type {typeof parse} */
export const parseScriptArgs = (usage, config) => {
  process.on('uncaughtException', (error) => {
    console.error(error.name === 'ExplainedError' ? error.message : error);
    process.exit(1);
  });
  return parse(`Usage: npm run ${usage}`, config);
};

/**
 * @param {string[]} argv
 * @param {string} usage
 * @returns {{port: number, host: string}}
 * @throws {ExplainedError} on an unknown flag or an invalid port; the message has the usage
 */
export function parseServeArgs(argv, usage) {
  const {values} = parse(usage, {
    args: argv,
    options: {
      port: {type: 'string', default: '3000'},
      host: {type: 'string', default: 'localhost'},
    },
  });
  const port = /^\d{1,5}$/u.test(values.port) ? Number(values.port) : 0;
  if (port < 1 || port > 65535) {
    throw new ExplainedError(
      `--port must be a whole number from 1 to 65535, not "${values.port}".\n\n${usage}`,
    );
  }
  return {port, host: values.host};
}
