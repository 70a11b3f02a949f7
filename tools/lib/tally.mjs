// @ts-check
import {ExplainedError} from './explained-error.mjs';

/** @typedef {{passed: number, failed: number, skipped: number}} Counts */

/** @type {Counts} */
export const NONE = {passed: 0, failed: 0, skipped: 0};

/**
 * The last line of a run, which other programs can parse.
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
 * @returns {Counts} counts in which a test that passed on a retry is passed
 */
export const playwrightCounts = ({stats}) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

/**
 * Makes sure that a failed run counts as failed even if no test failed, for example because a file
 * doesn't load, there are no tests, or an error occurs after the last test.
 *
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export const withExitCode = (counts, exitCode) =>
  exitCode !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;

/**
 * Runs checks, prints a heading and duration for each, and adds up how many passed and failed.
 */
export class Tally {
  /** @type {{name: string, counts: Counts, seconds: number}[]} */
  checks = [];

  /**
   * @param {AbortSignal} signal errors of a check after an abort don't count as failures
   */
  constructor(signal) {
    this.signal = signal;
  }

  /** @returns {Counts} */
  get counts() {
    return this.checks.reduce(
      (sum, {counts: {passed, failed, skipped}}) => ({
        passed: sum.passed + passed,
        failed: sum.failed + failed,
        skipped: sum.skipped + skipped,
      }),
      NONE,
    );
  }

  /**
   * @param {string} name
   * @param {() => Promise<Counts>} work a thrown error is printed and counts as one failure
   * @returns {Promise<boolean>} whether nothing failed
   */
  async check(name, work) {
    console.log(`\n=== ${name}`);
    return this.#record(name, work);
  }

  /**
   * Prints the output all at once at the end, so that other checks can run at the same time.
   *
   * @param {string} name
   * @param {(onOutput: (chunk: Buffer) => void) => Promise<Counts>} work
   * @returns {Promise<boolean>} whether nothing failed
   */
  async checkInBackground(name, work) {
    /** @type {Buffer[]} */
    const output = [];
    return this.#record(name, () =>
      work((chunk) => output.push(chunk)).finally(() => {
        console.log(`\n=== ${name}`);
        process.stdout.write(Buffer.concat(output));
      }),
    );
  }

  /**
   * @param {string} name
   * @param {() => Promise<Counts>} work
   */
  async #record(name, work) {
    const start = performance.now();
    const counts = await work().catch((error) => {
      this.signal.throwIfAborted();
      console.error(error instanceof ExplainedError ? error.message : error);
      return {...NONE, failed: 1};
    });
    this.checks.push({name, counts, seconds: (performance.now() - start) / 1000});
    console.log(`=== ${this.summary().at(-1)}`);
    return counts.failed === 0;
  }

  /** @returns {string[]} a line for each check */
  summary() {
    return this.checks.map(
      ({name, counts, seconds}) =>
        `${name} ${counts.failed ? 'FAILED' : 'passed'} in ${Math.round(seconds)} s`,
    );
  }
}
