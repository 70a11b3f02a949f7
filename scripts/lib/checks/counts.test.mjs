// @ts-check
import {describe, expect, it} from 'vitest';
import {addCounts, countsLine, playwrightCounts, vitestCounts, withExitCode} from './counts.mjs';

describe('the last line', () => {
  it.each([
    [{passed: 0, failed: 0, skipped: 0}, '0 passed, 0 failed'],
    [{passed: 12, failed: 3, skipped: 0}, '12 passed, 3 failed'],
    [{passed: 12, failed: 0, skipped: 4}, '12 passed, 0 failed, 4 skipped'],
  ])('of %j is "%s"', (counts, line) => {
    expect(countsLine(counts)).toBe(line);
  });
});

describe('counts', () => {
  it('are added up', () => {
    const sum = addCounts(
      {passed: 1, failed: 2, skipped: 3},
      {passed: 10, failed: 20, skipped: 30},
    );
    expect(sum).toEqual({passed: 11, failed: 22, skipped: 33});
  });

  it("are read from Vitest's report", () => {
    const report = {numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1};
    expect(vitestCounts(report)).toEqual({passed: 5, failed: 1, skipped: 3});
  });

  it("are read from Playwright's report", () => {
    const stats = {expected: 5, unexpected: 1, flaky: 2, skipped: 3};
    expect(playwrightCounts({stats})).toEqual({passed: 7, failed: 1, skipped: 3});
  });

  it('have a failure where the program failed without a failing test', () => {
    const counts = {passed: 5, failed: 0, skipped: 0};
    expect(withExitCode(counts, 1).failed).toBe(1);
    expect(withExitCode(counts, 0).failed).toBe(0);
    expect(withExitCode({...counts, failed: 2}, 1).failed).toBe(2);
  });
});
