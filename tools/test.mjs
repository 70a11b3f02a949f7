// @ts-check
// `npm test`: builds the site and tests the build. Meanwhile, it checks the sources, one part after the
// other, because most machines have few cores. At the end, it says which parts failed.
import concurrently from 'concurrently';
import {ROOT} from './lib/paths.mjs';
import {run} from './lib/run.mjs';

const ofSources = ['unit', 'format:check', 'lint', 'spell', 'prose', 'knip', 'typecheck', 'verify'];
const ofBuild = ['check-build', 'e2e', ...(process.env.FULL_TESTS ? ['judges'] : [])];

/**
 * Runs npm scripts one after the other, also when one fails, and prints the output of each at its end.
 *
 * @param {string[]} scripts
 * @returns {Promise<string[]>} those that failed
 */
async function failuresOf(scripts) {
  const commands = scripts.map((name) => ({name, command: `npm run ${name}`}));
  const {result} = concurrently(commands, {group: true, maxProcesses: 1, cwd: ROOT});
  const ended = await result.catch((/** @type {import('concurrently').CloseEvent[]} */ all) => all);
  return ended.flatMap(({command, exitCode}) => (exitCode === 0 ? [] : [command.name]));
}

async function failuresOfBuild() {
  const failures = await failuresOf(['build']);
  return failures.length > 0 ? failures : failuresOf(ofBuild);
}

const failures = (await Promise.all([failuresOfBuild(), failuresOf(ofSources)])).flat();
for (const name of failures) {
  console.error(`Failed: npm run ${name}`);
}
process.exitCode =
  failures.length > 0 || (await run('npm', ['run', '--silent', 'specification'], {cwd: ROOT}))
    ? 1
    : 0;
