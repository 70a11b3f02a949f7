// @ts-check

/**
 * A statement on a page that doesn't match the framework's packages.
 *
 * @typedef {object} Problem
 * @property {string} file the path from the project's root
 * @property {number} line
 * @property {string} message what is wrong and what the package has
 */

/** @param {Problem} problem */
export const formatProblem = ({file, line, message}) => `${file}:${line}: ${message}`;
