// @ts-check

/**
 * @param {number[]} values in any order
 * @param {number} share of the values that aren't above the result, from 0 to 1
 * @returns {number} NaN without values
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** @param {number[]} values @returns {number} NaN without values */
export const median = (values) => percentile(values, 0.5);
