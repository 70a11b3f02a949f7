// @ts-check
// `node tools/start.mjs site`: runs one of the commands below.
// Uses only syntax that Node 12 can parse, so that old versions can report that they're too old.
import {nodeProblem} from './lib/node-version.mjs';

/**
 * @typedef {object} Command
 * @property {string} usage
 * @property {(argv: string[]) => Promise<number>} main returns the exit code
 */

/** @type {Record<string, () => Promise<Command>>} */
const commands = {
  site: () => import('./commands/site.mjs'),
  serve: () => import('./commands/serve.mjs'),
  test: () => import('./commands/test.mjs'),
  'cut-version': () => import('./commands/cut-version.mjs'),
  'verify-facts': () => import('../verify/extract/index.mjs'),
};

const [name = '', ...argv] = process.argv.slice(2);
const loadCommand = commands[name];
const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else if (!loadCommand) {
  console.error(
    `Unknown command "${name}". Available commands: ${Object.keys(commands).join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  loadCommand()
    .then(({usage, main}) => {
      if (argv.includes('--help')) {
        console.log(usage);
        return 0;
      }
      return main(argv);
    })
    .then(
      (exitCode) => {
        process.exitCode = exitCode;
      },
      (error) => {
        // The message of an explained error is complete; a stack trace would only distract from it.
        console.error(error.name === 'ExplainedError' ? error.message : error);
        process.exitCode = 1;
      },
    );
}
