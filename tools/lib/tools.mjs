// @ts-check
import {mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {ExplainedError} from './explained-error.mjs';
import {run, toolScript} from './run.mjs';
import {CACHE_DIR, CONTENT_FOLDERS, ROOT} from './paths.mjs';
import {playwrightCounts, vitestCounts, withExitCode} from './tally.mjs';

/**
 * A check that runs one program.
 *
 * @typedef {object} Tool
 * @property {string} name the heading of the check
 * @property {[packageName: string, command?: string] | string} tool a package's command, or a
 *   script of the project by its path from the root
 * @property {string[]} args
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
  {name: 'Formatting', tool: ['prettier'], args: ['--check', '.']},
  {name: 'Code linting', tool: ['eslint'], args: ['.', '--max-warnings', '0']},
  {name: 'Style linting', tool: ['stylelint'], args: ['**/*.css', '--max-warnings', '0']},
  {
    name: 'Spelling',
    tool: ['cspell'],
    args: ['lint', '--no-progress', '--no-summary', '--config', 'cspell.json'],
  },
  {
    name: 'Prose',
    tool: ['textlint'],
    args: ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...CONTENT_FOLDERS],
  },
  {name: 'Unused code and dependencies', tool: ['knip'], args: []},
  {name: 'Types', tool: ['typescript', 'tsc'], args: ['--noEmit']},
  {name: 'Docs against the packages', tool: 'verify/index.mjs', args: []},
];

/**
 * @param {string} name
 * @param {string} report its name in `reportFile`
 * @param {('unit' | 'component' | 'build' | 'judges')[]} projects of vitest.config.mts
 * @returns {Tool}
 */
const vitest = (name, report, projects) => ({
  name,
  tool: ['vitest'],
  args: [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(report)}`,
  ],
  report: {file: reportFile(report), read: vitestCounts},
});

export const UNIT_TESTS = vitest('Unit and component tests', 'unit', ['unit', 'component']);
export const BUILD_CHECKS = vitest('Build checks', 'build', ['build']);

/** @type {Tool} Requires the reports of all tests. */
export const SPECIFICATION = {
  name: 'Statements without a test',
  tool: 'tools/specification/index.mjs',
  args: ['--check'],
};

export const JUDGES = vitest('Tools from outside', 'judges', ['judges']);

/** @type {Tool} */
export const BROWSER_TESTS = {
  name: 'Browser tests',
  tool: ['@playwright/test', 'playwright'],
  args: ['test', '--reporter=list,json'],
  report: {file: reportFile('playwright'), read: playwrightCounts},
};

/**
 * @param {Tool} tool
 * @param {AbortSignal} signal
 * @param {{root?: string, onOutput?: (chunk: Buffer) => void}} [options] see `run`
 * @returns {Promise<import('./tally.mjs').Counts>}
 */
export async function runTool({tool, args, report}, signal, {root = ROOT, onOutput} = {}) {
  if (report) {
    // Results of an earlier run must not count for this one.
    await rm(report.file, {force: true});
    await mkdir(path.dirname(report.file), {recursive: true});
  }
  const script = typeof tool === 'string' ? tool : await toolScript(root, ...tool);
  const exitCode = await run(process.execPath, [script, ...args], {cwd: root, signal, onOutput});
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
