// @ts-check
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ExplainedError} from './explained-error.mjs';
import {countsLine, playwrightCounts, Tally} from './tally.mjs';

const never = new AbortController().signal;

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const fail = async () => {
  throw new ExplainedError('no browser');
};

describe('a run of checks', () => {
  it('continues after a failure and adds everything up', async () => {
    const tally = new Tally(never);
    expect(await tally.check('Types', async () => ({passed: 1, failed: 1, skipped: 1}))).toBe(
      false,
    );
    expect(await tally.check('Unit tests', async () => ({passed: 9, failed: 0, skipped: 2}))).toBe(
      true,
    );
    expect(tally.counts).toEqual({passed: 10, failed: 1, skipped: 3});
    expect(tally.summary()).toEqual([
      expect.stringMatching(/^Types FAILED in \d+ s$/u),
      expect.stringMatching(/^Unit tests passed in \d+ s$/u),
    ]);
  });

  it('counts a check that throws as failed and prints the error', async () => {
    const tally = new Tally(never);
    expect(await tally.check('Browser', fail)).toBe(false);
    expect(tally.counts.failed).toBe(1);
    expect(console.error).toHaveBeenCalledWith('no browser');
  });

  it('prints the output of a check in the background together, after its heading', async () => {
    const printed = /** @type {string[]} */ ([]);
    vi.mocked(console.log).mockImplementation((line) => printed.push(line));
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
    const tally = new Tally(never);
    await tally.checkInBackground('Types', async (onOutput) => {
      onOutput(Buffer.from('one\n'));
      printed.push('another check');
      onOutput(Buffer.from('two\n'));
      return {passed: 0, failed: 1, skipped: 0};
    });
    expect(printed).toEqual([
      'another check',
      '\n=== Types',
      'one\ntwo\n',
      expect.stringContaining('Types FAILED'),
    ]);
    expect(tally.counts.failed).toBe(1);
  });

  it('stops when interrupted instead of counting a failure', async () => {
    const tally = new Tally(AbortSignal.abort(new Error('Interrupted.')));
    await expect(tally.check('Browser', fail)).rejects.toThrow('Interrupted.');
    expect(tally.counts.failed).toBe(0);
  });
});

it.each([
  [{passed: 0, failed: 0, skipped: 0}, '0 passed, 0 failed'],
  [{passed: 12, failed: 3, skipped: 4}, '12 passed, 3 failed, 4 skipped'],
  [{passed: 12, failed: 0, skipped: 4}, '12 passed, 0 failed, 4 skipped'],
])('the last line for %j is "%s"', (counts, line) => {
  expect(countsLine(counts)).toBe(line);
});

it("a flaky test in Playwright's report has passed", () => {
  const stats = {expected: 5, unexpected: 1, flaky: 2, skipped: 3};
  expect(playwrightCounts({stats})).toEqual({passed: 7, failed: 1, skipped: 3});
});
