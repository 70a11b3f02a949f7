// @ts-check

/**
 * @param {number[]} values in any order
 * @returns {number} NaN without values
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
