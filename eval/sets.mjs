import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';

/** The docs version whose reader asks. */
export const version = '3.9.2';

const read = (name) => load(readFileSync(new URL(name, import.meta.url), 'utf8'));

/**
 * @param {string} folder `earlier/` for those that the ranking was tuned with first
 * @returns {{query: string, kind: string, pages: string[]}[]}
 */
export const loadQueries = (folder = '') => read(`${folder}queries.yml`);

/**
 * @param {string} folder `earlier/` for those that the answers were tuned with first, `marked/` for
 *   many more whose facts are the beginnings of statements
 * @returns {{question: string, after?: string, sections: string[], fact?: string[]}[]}
 */
export const loadQuestions = (folder = '') => read(`${folder}questions.yml`);

/**
 * Ranking is tuned with one half; the figures that count are those of the other.
 *
 * @param {string} text of a query or question
 * @returns {'tuned' | 'unseen'}
 */
export const halfOf = (text) =>
  createHash('sha256').update(text).digest()[0] % 2 === 0 ? 'tuned' : 'unseen';

/**
 * @param {string} address as the sets write it: relative to the start page of the docs version, or
 *   outside of the docs with a slash at its start
 * @param {string} baseUrl of the site
 * @returns {string} the path as the index has it, with the hash of the section
 */
export function pathOf(address, baseUrl = '/') {
  const site = new URL(baseUrl, 'http://localhost');
  const docs = new URL(`docs/${version}/`, site);
  const {pathname, hash} = address.startsWith('/')
    ? new URL(address.slice(1), site)
    : new URL(address, docs);
  return pathname + hash;
}
