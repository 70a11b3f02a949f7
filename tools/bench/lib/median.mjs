// @ts-check

/**
 * @param {number[]} values in any order
 * @returns {number} of an even number of values, the higher of the two in the middle; NaN without values
 */
export const median = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
