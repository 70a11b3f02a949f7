// @ts-check
// `npm run eval:search`: how well the site's search ranks the pages that serve a query in the
// build that is there. What counts is the half of the queries
// that the ranking was not tuned with.
import {embeddedSearch} from './engines/embedded.mjs';
import {halfOf, loadQueries, pathOf, version} from './sets.mjs';

/** A page further down counts as not found. */
const CUTOFF = 10;
const LIMITS = {all: 0.9, 'natural-language': 0.8};

const contextTags = [`docs-default-${version}`, 'docs-community-current'];
/** @param {string[]} found @param {string[]} expected @returns {number} from 0 to 1 */
function reciprocalRank(found, expected) {
  const place = found.slice(0, CUTOFF).findIndex((page) => expected.includes(page));
  return place === -1 ? 0 : 1 / (place + 1);
}

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @type {[name: string, search: (query: string) => Promise<string[]>][]} */
const engines = [['This site', await embeddedSearch(contextTags)]];

const queries = loadQueries();
const kinds = ['all', ...new Set(queries.map(({kind}) => kind))];

/** @param {string} name of the set @param {typeof queries} own */
async function measure(name, own) {
  console.log(`\nMRR@${CUTOFF} of ${own.length} queries, ${name}`);
  console.log([''.padEnd(22), ...kinds.map((kind) => kind.padStart(18))].join(''));
  /** @type {Record<string, number>[]} */
  const rows = [];
  for (const [engine, search] of engines) {
    /** @type {{kind: string, value: number}[]} */
    const values = [];
    for (const {query, kind, pages: expected} of own) {
      const paths = expected.map((page) => pathOf(page, process.env.BASE_URL));
      values.push({kind, value: reciprocalRank(await search(query), paths)});
    }
    const row = Object.fromEntries(
      kinds.map((kind) => [
        kind,
        mean(values.filter((each) => kind === 'all' || each.kind === kind).map(({value}) => value)),
      ]),
    );
    console.log(
      [engine.padEnd(22), ...Object.values(row).map((value) => value.toFixed(3).padStart(18))].join(
        '',
      ),
    );
    rows.push(row);
  }
  return /** @type {Record<string, number>} */ (rows[0]);
}

const ofHalf = (/** @type {'tuned' | 'unseen'} */ half) =>
  queries.filter(({query}) => halfOf(query) === half);
await measure('earlier', loadQueries('earlier/'));
await measure('tuned', ofHalf('tuned'));
const figures = await measure('unseen', ofHalf('unseen'));
for (const [kind, limit] of Object.entries(LIMITS)) {
  const figure = /** @type {number} */ (figures[kind]);
  if (figure < limit) {
    console.error(`\n${kind}: ${figure.toFixed(3)} is below the limit of ${limit}.`);
    process.exitCode = 1;
  }
}
