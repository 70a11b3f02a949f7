// @ts-check
import {parseArgs} from 'node:util';
import {ExplainedError} from './explained-error.mjs';

/** @typedef {{port: number, host: string, help: boolean}} ServeOptions */

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

export const testUsage = `Usage: npm test
       npm run test:full

  --full   also runs the slow tests, as npm run test:full does
  --help   shows this text`;

export const cutUsage = `Usage: npm run version:cut -- VERSION --archive URL

  VERSION        the Docusaurus release that the Canary docs describe, such as 1.2.3
  --archive URL  where readers can find the oldest version, which is removed from the site, such as
                 https://archive.example.com/docs/1.0.0/
  --help         shows this text`;

/**
 * @param {string[]} argv
 * @param {string} usage
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {ServeOptions}
 * @throws {ExplainedError} on an unknown flag or an invalid port; the message has the usage
 */
export function parseServeArgs(argv, usage, env = process.env) {
  const values = parse([...flagFromNpm(argv, env), ...argv], usage, {
    port: {type: 'string'},
    host: {type: 'string', default: 'localhost'},
    help: {type: 'boolean', default: false},
  });
  return {
    port: parsePort(String(values.port ?? 3000), usage),
    host: String(values.host),
    help: Boolean(values.help),
  };
}

/**
 * Without a `--` before it, npm treats the flag in `npm run site --port 4000` as its own and passes
 * on only the number; for `--port=4000` it passes on nothing.
 *
 * @param {string[]} argv
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
function flagFromNpm(argv, {npm_config_port: value}) {
  if (value === undefined) {
    return [];
  }
  return value === 'true' || argv[0] === value ? ['--port'] : [`--port=${value}`];
}

/**
 * @param {string[]} argv
 * @returns {{full: boolean, help: boolean}}
 * @throws {ExplainedError} on an unknown flag; the message has the usage
 */
export function parseTestArgs(argv) {
  const values = parse(argv, testUsage, {
    full: {type: 'boolean', default: false},
    help: {type: 'boolean', default: false},
  });
  return {full: Boolean(values.full), help: Boolean(values.help)};
}

/**
 * @param {string[]} argv
 * @returns {{help: boolean, version: string, archive: string}} the URL ends with a slash
 * @throws {ExplainedError} on an invalid version or URL; the message has the usage
 */
export function parseCutArgs(argv) {
  const isVersion = (/** @type {string} */ arg) => !arg.startsWith('-') && argv[0] === arg;
  const values = parse(
    argv.filter((arg) => !isVersion(arg)),
    cutUsage,
    {archive: {type: 'string', default: ''}, help: {type: 'boolean', default: false}},
  );
  const [version = ''] = argv.filter(isVersion);
  const archive = String(values.archive);
  if (!values.help && !/^\d+\.\d+\.\d+$/u.test(version)) {
    throw new ExplainedError(
      `The first argument must be a version with three numbers, not "${version}".\n\n${cutUsage}`,
    );
  }
  if (!values.help && !/^https?:\/\/\S+$/u.test(archive)) {
    throw new ExplainedError(
      `The oldest docs will be removed. Set the URL where readers can find them with --archive; "${archive}" is not a URL.\n\n${cutUsage}`,
    );
  }
  return {help: Boolean(values.help), version, archive: archive.replace(/\/?$/u, '/')};
}

/**
 * @param {string[]} args
 * @param {string} usage
 * @param {NonNullable<import('node:util').ParseArgsConfig['options']>} options
 */
function parse(args, usage, options) {
  try {
    return parseArgs({args, options}).values;
  } catch (error) {
    // The rest of Node's message is about positional arguments, which these commands don't have.
    const [reason] = String(/** @type {Error} */ (error).message).split(/\. |\n/u);
    throw new ExplainedError(`${reason}.\n\n${usage}`);
  }
}

/**
 * @param {string} text
 * @param {string} usage
 * @returns {number}
 */
function parsePort(text, usage) {
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65535) {
    throw new ExplainedError(
      `--port must be a whole number from 1 to 65535, not "${text}".\n\n${usage}`,
    );
  }
  return port;
}
