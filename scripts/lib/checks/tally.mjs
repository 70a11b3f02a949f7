// @ts-check
import {ExplainedError} from '../cli/explained-error.mjs';
import {addCounts, NONE} from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * Runs checks one after the other, with a heading and the time each has taken, and adds up how
 * many passed and failed.
 */
export class Tally {
  /** @type {{name: string, counts: Counts, seconds: number}[]} */
  checks = [];

  /**
   * @param {AbortSignal} signal what makes a check throw after it is aborted is no failure of it
   */
  constructor(signal) {
    this.signal = signal;
  }

  /** @returns {Counts} */
  get counts() {
    return this.checks.map(({counts}) => counts).reduce(addCounts, NONE);
  }

  /**
   * @param {string} name
   * @param {() => Promise<Counts>} work a thrown error is printed and counts as one failed
   * @returns {Promise<boolean>} whether nothing failed
   */
  async check(name, work) {
    console.log(`\n=== ${name}`);
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
        `${name} ${counts.failed ? 'FAILED' : 'passed'} in ${formatSeconds(seconds)}`,
    );
  }
}

/**
 * @param {number} seconds
 * @returns {string} such as `3.2 s` or `2 min 5 s`
 */
export function formatSeconds(seconds) {
  if (seconds < 59.95) {
    return `${seconds.toFixed(1)} s`;
  }
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
