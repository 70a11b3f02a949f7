// @ts-check
// Only syntax that Node 12 can parse, like the entry files that load this one.
import {nodeProblem} from './node-version.mjs';

/**
 * Runs a command of this folder once Node is known to be new enough for it.
 *
 * @param {() => Promise<{main: (argv: string[]) => Promise<number>}>} loadCommand imports the
 *   command; `main` takes the arguments after the file name and gives the exit code
 * @returns {Promise<void>} settles when the command has ended; the exit code is set by then
 */
export function start(loadCommand) {
  const problem = nodeProblem(process.versions.node);
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
    return Promise.resolve();
  }
  return loadCommand()
    .then((command) => command.main(process.argv.slice(2)))
    .then(
      (exitCode) => {
        process.exitCode = exitCode;
      },
      (error) => {
        // The stack of an explained error would only bury its message.
        console.error(error.name === 'ExplainedError' ? error.message : error);
        process.exitCode = 1;
      },
    );
}
