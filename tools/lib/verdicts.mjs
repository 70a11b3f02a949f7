// @ts-check
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CACHE_DIR} from './paths.mjs';

/**
 * What a tool from outside says of the build.
 *
 * @typedef {object} Verdict
 * @property {string} judge the name and the version of the tool
 * @property {number} pages the number of pages or files that it has seen
 * @property {string[]} findings a line each, without those that are expected
 */

/** One file for each part of a verdict, because some judges run in several processes. */
const cache = path.join(CACHE_DIR, 'verdicts');

/** Forgets the verdicts of an earlier run. */
export const forgetVerdicts = (folder = cache) => rmSync(folder, {recursive: true, force: true});

/**
 * Keeps a verdict for the table that ends the nightly run.
 *
 * @param {Verdict} verdict
 * @param {string} [part] of the pages, if the judge sees them in parts
 */
export function keepVerdict(verdict, part = 'all', folder = cache) {
  mkdirSync(folder, {recursive: true});
  const name = `${verdict.judge} ${part}`.replaceAll(/[^\w.]+/gu, '-');
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(verdict));
}

/** @returns {string[]} a line for each judge, with the parts of its verdict added up */
export function verdictTable(folder = cache) {
  /** @type {Map<string, {pages: number, findings: number}>} */
  const sums = new Map();
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const {judge, pages, findings} = /** @type {Verdict} */ (
      JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
    );
    const sum = sums.get(judge) ?? {pages: 0, findings: 0};
    sums.set(judge, {pages: sum.pages + pages, findings: sum.findings + findings.length});
  }
  return Array.from(
    sums,
    ([judge, {pages, findings}]) => `${judge}: ${pages} pages, ${findings} findings`,
  );
}
