// @ts-check
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {vitestCounts} from './tally.mjs';
import {runTool} from './tools.mjs';

const never = new AbortController().signal;
/** @type {string} */
let root;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'tools-'));
});
afterEach(() => rm(root, {recursive: true}));

/** Installs a program and returns a check that runs it. */
async function toolOf(/** @type {string} */ code, withReport = false) {
  const folder = path.join(root, 'node_modules/checker');
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'package.json'), '{"bin": "./checker.cjs"}');
  await writeFile(path.join(folder, 'checker.cjs'), code);
  const file = path.join(root, '.cache/report.json');
  return {
    name: 'Checker',
    tool: /** @type {[string]} */ (['checker']),
    args: [file],
    report: withReport ? {file, read: vitestCounts} : undefined,
  };
}

const WRITE_REPORT = `require('fs').writeFileSync(process.argv[2], JSON.stringify({
  numPassedTests: 4, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0}));`;

describe('a check', () => {
  it.each([
    ['', {passed: 1, failed: 0, skipped: 0}],
    ['process.exit(2)', {passed: 0, failed: 1, skipped: 0}],
  ])('without a report counts as one test: "%s"', async (code, counts) => {
    expect(await runTool(await toolOf(code), never, {root})).toEqual(counts);
  });

  it('with a report counts each test', async () => {
    const tool = await toolOf(WRITE_REPORT, true);
    expect(await runTool(tool, never, {root})).toEqual({passed: 4, failed: 0, skipped: 1});
  });

  it('fails if only its exit code reports a failure', async () => {
    const tool = await toolOf(`${WRITE_REPORT} process.exit(1)`, true);
    expect(await runTool(tool, never, {root})).toEqual({passed: 4, failed: 1, skipped: 1});
  });

  it('that crashes does not use the report of an earlier run', async () => {
    await runTool(await toolOf(WRITE_REPORT, true), never, {root});
    const crashing = await toolOf('process.exit(1)', true);
    await expect(runTool(crashing, never, {root})).rejects.toThrow('without a readable report');
  });
});
