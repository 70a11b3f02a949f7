// @ts-check
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder, writeFiles} from '../../src/testing/temporary-folder';
import {vitestCounts} from './tally.mjs';
import {runTool} from './tools.mjs';

const never = new AbortController().signal;
/** @type {string} */
let root;
beforeEach(() => {
  root = temporaryFolder();
});

/** Writes a script and returns a check that runs it. */
function toolOf(/** @type {string} */ code, withReport = true) {
  writeFiles(root, {
    'package.json': '{"scripts": {"check": "node checker.cjs"}}',
    'checker.cjs': code,
  });
  const file = path.join(root, '.cache/report.json');
  return {
    name: 'Checker',
    script: 'check',
    args: [file],
    report: withReport ? {file, read: vitestCounts} : undefined,
  };
}

/** A program that writes Vitest's report. */
const report = (numFailedTests = 0, exitCode = 0) =>
  `require('fs').writeFileSync(process.argv[2], JSON.stringify({numPassedTests: 4,
    numFailedTests: ${numFailedTests}, numPendingTests: 1, numTodoTests: 1}));
  process.exit(${exitCode})`;

it.each([
  ['without a report counts as one test', '', false, [1, 0, 0]],
  ['without a report fails with its exit code', 'process.exit(2)', false, [0, 1, 0]],
  ['with a report counts each test', report(), true, [4, 0, 2]],
  ['with failing tests counts those alone', report(2, 1), true, [4, 2, 2]],
  ['fails if only its exit code reports a failure', report(0, 1), true, [4, 1, 2]],
])('a check %s', async (_, code, withReport, [passed, failed, skipped]) => {
  const tool = toolOf(code, withReport);
  expect(await runTool(tool, never, {root})).toEqual({passed, failed, skipped});
});

it('a check that crashes does not use the report of an earlier run', async () => {
  await runTool(toolOf(report()), never, {root});
  const crashing = toolOf('process.exit(1)');
  await expect(runTool(crashing, never, {root})).rejects.toThrow('without a readable report');
});
