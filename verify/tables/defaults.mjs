// @ts-check
import {isDeepStrictEqual} from 'node:util';
import {runInNewContext} from 'node:vm';
import {toFact} from '../extract/shape/shape.mjs';

/** @import {Entry} from '../extract/shape/entries.mjs' */
/** @import {Page} from '../page/read-page.mjs' */

/** In milliseconds; far more than a literal needs, even on a busy machine. */
const evaluationTimeout = 5000;

/**
 * Evaluates a piece of JavaScript into the form used in the facts.
 *
 * @param {string} code
 * @returns {{value: unknown} | undefined} undefined if it's not an expression
 */
function evaluate(code) {
  try {
    const value = runInNewContext(`(${code})`, {}, {timeout: evaluationTimeout});
    return {value: toFact(value)};
  } catch {
    // A cell may contain prose instead of a literal, which the caller reports.
    return undefined;
  }
}

const isFunction = (/** @type {any} */ value) => value?.$ === 'function';

/**
 * A value without the parts that a literal can't show: functions and pattern sources.
 *
 * @param {any} value
 * @returns {unknown}
 */
function comparable(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return value;
  }
  if ('$' in value) {
    return {$: value.$};
  }
  const shown = Object.entries(value).filter(([, field]) => !isFunction(field));
  return Object.fromEntries(shown.map(([key, field]) => [key, comparable(field)]));
}

/**
 * The literal of a default cell, from the cell itself or from a block with the option's name.
 *
 * @param {string} cell
 * @param {Entry} entry
 * @param {Page} page
 * @returns {string | undefined}
 */
const literalOf = (cell, entry, page) =>
  /see below/iu.test(cell) ? blockOf(entry, page) : /^`([^`]+)`/u.exec(cell)?.[1];

/**
 * @param {Entry} entry
 * @param {Page} page
 */
const blockOf = ({path}, page) =>
  page.samples
    .find(({title}) => title === path)
    ?.code.trim()
    .replace(/;$/u, '');

/**
 * Compares a default cell with the package's default.
 *
 * @param {string} cell
 * @param {Entry} entry
 * @param {Page} page which may contain the literal in its own block
 * @returns {string | undefined} what is wrong
 */
export function defaultProblem(cell, entry, page) {
  const known = JSON.stringify(entry.default);
  const saysRequired = /\*\*required\*\*/iu.test(cell);
  if (saysRequired !== Boolean(entry.required) && !entry.requiredInSome) {
    return entry.required
      ? 'the option is required, so its default cell must say so'
      : 'the default cell says required; the package does not require it';
  }
  if (saysRequired) {
    return undefined;
  }
  if (/^—?$/u.test(cell) || cell === '`undefined`') {
    return known && `no default is given; the package has ${known}`;
  }
  const code = literalOf(cell, entry, page);
  if (code && known?.includes('"$":"function"') && /see below/iu.test(cell)) {
    // Functions can't be compared, so it's enough that the page shows one.
    return undefined;
  }
  const written = code && evaluate(code);
  if (!written) {
    return `the default "${cell}" is not a literal; the package has ${known ?? 'none'}`;
  }
  return isDeepStrictEqual(comparable(written.value), comparable(entry.default))
    ? undefined
    : `the default is ${code}; the package has ${known ?? 'none'}`;
}
