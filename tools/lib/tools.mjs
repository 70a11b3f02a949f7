// @ts-check
import {mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {ExplainedError} from './explained-error.mjs';
import {npm} from './install.mjs';
import {run} from './run.mjs';
import {CACHE_DIR, ROOT} from './paths.mjs';
import {playwrightCounts, vitestCounts, withExitCode} from './tally.mjs';

/**
 * A check that runs a script of package.json.
 *
 * @typedef {object} Tool
 * @property {string} name the heading of the check
 * @property {string} script
 * @property {string[]} [args] added to those of the script
 * @property {{file: string, read: (json: any) => import('./tally.mjs').Counts}} [report] the file
 *   with the number of passed tests; without one, the check counts as a single test
 */

/**
 * @param {string} name
 * @returns {string} the file with the results of these tests
 */
export const reportFile = (name) => path.join(CACHE_DIR, 'test-reports', `${name}.json`);

/** @type {Tool[]} */
export const STATIC_CHECKS = [
  {name: 'Formatting', script: 'format:check'},
  {name: 'Linting', script: 'lint'},
  {name: 'Spelling', script: 'spell'},
  {name: 'Prose', script: 'prose'},
  {name: 'Unused code and dependencies', script: 'knip'},
  {name: 'Types', script: 'typecheck'},
  {name: 'Docs against the packages', script: 'verify'},
];

/**
 * @param {string} name
 * @param {string} script that runs Vitest
 * @param {string} [report] its name in `reportFile`
 * @returns {Tool}
 */
const vitest = (name, script, report = script) => ({
  name,
  script,
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(report)}`],
  report: {file: reportFile(report), read: vitestCounts},
});

export const UNIT_TESTS = vitest('Unit and component tests', 'unit');
export const BUILD_CHECKS = vitest('Build checks', 'check-build', 'build');
export const JUDGES = vitest('Tools from outside', 'judges');

/** @type {Tool} Requires the reports of all tests. */
export const SPECIFICATION = {
  name: 'Statements without a test',
  script: 'specification',
  args: ['--check'],
};

/** @type {Tool} */
export const BROWSER_TESTS = {
  name: 'Browser tests',
  script: 'e2e',
  args: ['--reporter=list,json'],
  report: {file: reportFile('playwright'), read: playwrightCounts},
};

/**
 * @param {Tool} tool
 * @param {AbortSignal} signal
 * @param {{root?: string, onOutput?: (chunk: Buffer) => void}} [options] see `run`
 * @returns {Promise<import('./tally.mjs').Counts>}
 */
export async function runTool({script, args = [], report}, signal, {root = ROOT, onOutput} = {}) {
  if (report) {
    // Results of an earlier run must not count for this one.
    await rm(report.file, {force: true});
    await mkdir(path.dirname(report.file), {recursive: true});
  }
  const [npmCommand, ...npmArgs] = npm();
  const exitCode = await run(npmCommand, [...npmArgs, 'run', '--silent', script, '--', ...args], {
    cwd: root,
    signal,
    onOutput,
  });
  const counts = report
    ? report.read(await readReport(report.file))
    : {passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0};
  return withExitCode(counts, exitCode);
}

/** @param {string} file */
async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ExplainedError(
      `The tests ended without a readable report in ${file}: ` +
        `${/** @type {Error} */ (error).message}. See their output above.`,
    );
  }
}
