// @ts-check

/** @typedef {{passed: number, failed: number, skipped: number}} Counts */

/** @type {Counts} */
export const NONE = {passed: 0, failed: 0, skipped: 0};

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export const addCounts = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/**
 * The last line of a run, which other programs read.
 *
 * @param {Counts} counts
 * @returns {string} such as `1204 passed, 0 failed, 12 skipped`
 */
export const countsLine = ({passed, failed, skipped}) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * @param {{numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   numTodoTests: number}} report of Vitest's `json` reporter
 * @returns {Counts}
 */
export const vitestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

/**
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number}}} report
 *   of Playwright's `json` reporter
 * @returns {Counts} a test that passed on a retry counts as passed
 */
export const playwrightCounts = ({stats}) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

/**
 * Sees to it that a run which failed counts as failed, even where no single test did: a file that
 * does not load, no tests at all, an error after the last one.
 *
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export const withExitCode = (counts, exitCode) =>
  exitCode !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
