// @ts-check

/**
 * Something a page says that the framework's packages do not.
 *
 * @typedef {object} Problem
 * @property {string} file the path from the project's root
 * @property {number} line
 * @property {string} message what is wrong, and what the package says
 */

/** @param {Problem} problem */
export const formatProblem = ({file, line, message}) => `${file}:${line}: ${message}`;
