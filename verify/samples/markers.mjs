// @ts-check
import {isWrapped} from './wrappers.mjs';

/** @typedef {import('../page/read-page.mjs').Page} Page */
/** @typedef {import('../problem.mjs').Problem} Problem */

/** Kinds of samples that are not checked. */
const unchecked = ['fragment', 'wrong on purpose'];

const shortestReason = 10;

/**
 * Checks that the marker of a sample is one that is known, and gives a reason.
 *
 * @param {Page[]} pages
 * @returns {Problem[]}
 */
export const markerProblems = (pages) =>
  pages.flatMap(({file, samples}) =>
    samples.flatMap(({marker, line}) => {
      if (!marker) {
        return [];
      }
      const {kind, reason} = marker;
      const message =
        !unchecked.includes(kind) && !isWrapped(kind)
          ? `marker: unknown kind "${kind}"`
          : reason.length < shortestReason
            ? `marker: "${reason}" is no reason`
            : undefined;
      return message ? [{file, line: line - 1, message}] : [];
    }),
  );
