// @ts-check

/**
 * @param {number[]} values in any order; NaN counts as later than all others
 * @param {number} share of the values that are at most the result, from 0 to 1
 * @returns {number} NaN without values
 */
export function percentile(values, share) {
  const order = (/** @type {number} */ value) => (Number.isNaN(value) ? Infinity : value);
  const sorted = [...values].sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/**
 * @param {number[]} values in any order
 * @returns {number} NaN without values
 */
export const median = (values) => percentile(values, 0.5);
