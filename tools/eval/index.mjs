// @ts-check
// `npm run eval`: measures how well the current build's search ranks pages and answers questions.
// Tune with the "tuning" half. The "unseen" half gives the figures that count: don't look at its
// items. `--tuning` lists the failures in the tuning half.
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'js-yaml';
import {runnerImport} from 'vite';
import {errorReference} from '../../src/content/error-reference.mjs';
import {parseScriptArgs} from '../lib/args.mjs';
import {baseUrlOf} from '../lib/build.mjs';
import {readJson} from '../lib/json.mjs';
import {BUILD_DIR} from '../lib/paths.mjs';

/**
 * @typedef {{query: string, pages: string[]}} Query
 * @typedef {{question: string, after?: string, sections?: string[], fact?: string[]}} Question
 * @typedef {{question: string, thread: string, page: string, heading?: string, also?: string[]}} PublicQuestion
 * @typedef {import('../../src/features/search/ask/answer').Answer} Answer
 * @typedef {import('../../src/features/search/engine/engine').Engine} Engine
 */

/** A page that ranks lower counts as not found. */
const cutoff = 10;
/** How many results the search dialog shows. */
const resultsShown = 24;
const minima = {all: 0.9, topic: 0.94, 'natural-language': 0.8, misspelt: 0.88};
/** The minimum for the results that come before the index. */
const minimalFirstRows = {all: 0.91};
/** What the search reaches, not a goal: a lower figure tells that a change made it worse. */
const minimalShares = {first: 0.66, section: 0.77, fact: 0.74, refused: 9 / 12};
/** The share of public questions whose page is among the first results. */
const minimalPublic = {found: 0.86};
/** The share of error outputs whose entry in the error reference is the first result. */
const minimalPasted = {found: 0.99};
const firstResults = 3;

const {values} = parseScriptArgs('eval -- [--tuning]', {options: {tuning: {type: 'boolean'}}});
const isListing = values.tuning;
const indexDir = process.env.SEARCH_INDEX_DIR ?? BUILD_DIR;
const site = new URL(baseUrlOf(indexDir), 'http://localhost');
const [version] = readJson('versions.json');
const context = [`docs-default-${version}`, 'docs-community-current'];

/** @param {string} name @returns {any} */
const read = (name) => load(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** @param {string} file below the engine's folder @returns {Promise<any>} */
const engineModule = async (file) =>
  (await runnerImport(path.resolve('src/features/search/engine', file))).module;

const {createTagLoader} = await engineModule('load-tags.ts');
const {createEngine} = await engineModule('engine.ts');
const loader = createTagLoader((/** @type {string} */ file) =>
  readFile(path.join(indexDir, file), 'utf8'),
);
/** @type {Engine} */
const engine = createEngine(loader);
// Like for a reader who has loaded all indexes.
await Promise.all(['blog', 'changelog', 'pages', ...context].map(loader.load));

/** @param {string} address relative to the docs version, or starting with a slash */
function toPath(address) {
  const {pathname, hash} = address.startsWith('/')
    ? new URL(address.slice(1), site)
    : new URL(address, new URL(`docs/${version}/`, site));
  return pathname + hash;
}

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Like for a reader whose index is still loading. @type {Engine} */
const startedEngine = createEngine({...loader, loaded: () => undefined});

/** @param {string} query @returns {Promise<string[]>} the paths of the pages found, the best first */
async function pagesFound(query, isStarted = false) {
  const request = {query, context, limit: resultsShown};
  const {hits} = await (isStarted ? startedEngine.preview(request) : engine.search(request));
  return [...new Set(hits.map(({url}) => url.replace(/#.*/, '')))];
}

/** @param {Query} query @param {boolean} isStarted @returns {Promise<number>} from 0 to 1 */
async function reciprocalRank({query, pages}, isStarted) {
  const found = (await pagesFound(query, isStarted)).slice(0, cutoff);
  const place = found.findIndex((page) => pages.map(toPath).includes(page));
  if (isListing && place !== 0) {
    console.log(`${place + 1 || '-'}  ${query}\n      ${found.slice(0, 3).join(' ')}`);
  }
  return place === -1 ? 0 : 1 / (place + 1);
}

/**
 * @param {Record<string, Query[]>} kinds
 * @param {boolean} [isStarted] whether only the first results count, which come before the index
 * @returns {Promise<Record<string, number>>}
 */
async function measureQueries(kinds, isStarted = false) {
  /** @type {Record<string, number[]>} */
  const values = {};
  for (const [kind, queries] of Object.entries(kinds)) {
    values[kind] = [];
    for (const query of queries) {
      values[kind].push(await reciprocalRank(query, isStarted));
    }
  }
  const figures = Object.entries(values).map(([kind, list]) => [kind, mean(list)]);
  return Object.fromEntries([['all', mean(Object.values(values).flat())], ...figures]);
}

/**
 * @param {{query: string, thread: string, wanted: string[]}[]} searches with the paths that answer them
 * @param {(query: string) => Promise<string[]>} find the results that count
 * @returns {Promise<{found: number}>} the share of searches whose results have one of the paths
 */
async function measureFound(searches, find) {
  const isFound = [];
  for (const {query, thread, wanted} of searches) {
    const results = await find(query);
    isFound.push(wanted.some((path) => results.includes(path)));
    if (isListing && !isFound.at(-1)) {
      console.log(`-  ${query} (${thread})\n      ${results.join(' ')}\n      wanted ${wanted}`);
    }
  }
  return {found: mean(isFound.map(Number))};
}

/** @param {PublicQuestion[]} asked */
const measurePublicQuestions = (asked) =>
  measureFound(
    asked.map(({question, page, also = [], thread}) => ({
      query: question,
      thread,
      wanted: [page, ...also].map((place) => toPath(place.replace(/#.*|$/, place && '/'))),
    })),
    async (query) => (await pagesFound(query)).slice(0, firstResults),
  );

/** @param {{text: string, entry: string, thread: string}[]} outputs */
const measurePastedErrors = (outputs) =>
  measureFound(
    outputs.map(({text, entry, thread}) => ({
      query: text,
      thread,
      wanted: [toPath(`${errorReference}/#${entry}`)],
    })),
    async (query) => (await engine.search({query, context, limit: 1})).hits.map(({url}) => url),
  );

/** The words of a text, without diacritics and punctuation. @param {string} text */
const plain = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The heading above each option, by URL. Other sections are their own. */
const headings = new Map();
for (const {sections} of await Promise.all(context.map(loader.load))) {
  let heading = '';
  for (const {url, isOption} of sections) {
    heading = isOption ? heading : url;
    headings.set(url, heading);
  }
}

/** Without the targets of links. @param {string} markdown */
const plainMarkdown = (markdown) => plain(markdown.replace(/\]\([^)\s]*\)/g, ']'));

/** The text of pages by their path. @type {Map<string, string>} */
const pageTexts = new Map();

/** The copy of a page in Markdown, which another feature writes. @param {string} url */
function pageText(url) {
  const page = url.replace(/#.*/, '');
  const file = path.join(indexDir, `${page.slice(site.pathname.length, -1)}.md`);
  const text = pageTexts.get(page) ?? plainMarkdown(readFileSync(file, 'utf8'));
  pageTexts.set(page, text);
  return text;
}

/**
 * The lines of a quote that its page doesn't have.
 *
 * @param {Answer['extracts'][number]['quotes'][number]} quote
 */
const unsupportedLines = ({url, blocks}) =>
  blocks
    // What the cells of an option table say stands next to the names of their columns.
    .flatMap((block) => block.split(/\n| · /))
    .map((line) => plainMarkdown(line.replace(/^[A-Z][\w ]*: /, '')))
    .filter((line) => !pageText(url).includes(line));

/** @param {Question} question */
async function judge({question, after, sections = [], fact = []}) {
  const {extracts} = await engine.ask(question, context, after);
  const cited = extracts.map(({source}) => source.url);
  const expected = sections.map(toPath);
  const isExpected = (/** @type {string} */ url) =>
    expected.includes(url) || expected.includes(headings.get(url));
  const quotes = extracts.flatMap((extract) => extract.quotes);
  // Facts are written without the escapes of Markdown.
  const text = quotes
    .flatMap(({blocks}) => blocks)
    .join('\n')
    .replace(/\\([^\w\s])/g, '$1');
  const result = {
    isAnswerable: sections.length > 0,
    first: cited.slice(0, 1).some(isExpected),
    // Also below the heading of another one.
    section: quotes.some(({url}) => isExpected(url)),
    fact: fact.some((pattern) => new RegExp(pattern, 'iu').test(text)),
    refused: extracts.length === 0,
    unsupported: quotes.flatMap(unsupportedLines).length,
  };
  if (isListing && (result.isAnswerable ? !result.first || !result.fact : !result.refused)) {
    console.log(
      `${result.first ? '1' : result.section ? 's' : '-'}${result.fact ? 'f' : '-'}  ${question}\n      ${cited.join(' ')}\n      wanted ${expected.join(' ')}`,
    );
  }
  return result;
}

/** @param {Question[]} questions @returns {Promise<Record<string, number>>} */
async function measureQuestions(questions) {
  const results = [];
  for (const question of questions) {
    results.push(await judge(question));
  }
  const answerable = results.filter(({isAnswerable}) => isAnswerable);
  const others = results.filter(({isAnswerable}) => !isAnswerable);
  return {
    first: mean(answerable.map(({first}) => Number(first))),
    section: mean(answerable.map(({section}) => Number(section))),
    fact: mean(answerable.map(({fact}) => Number(fact))),
    refused: mean(others.map(({refused}) => Number(refused))),
    unsupported: results.reduce((sum, {unsupported}) => sum + unsupported, 0),
  };
}

/**
 * Prints figures, and fails for those that are too low.
 *
 * @param {string} name
 * @param {Record<string, number>} figures
 * @param {Record<string, number>} [least]
 */
function report(name, figures, least = {}) {
  const list = Object.entries(figures).map(([kind, value]) => `${kind} ${value.toFixed(3)}`);
  console.log(name.padEnd(20), list.join('   '));
  for (const [kind, minimum] of Object.entries(least)) {
    if ((figures[kind] ?? 0) < minimum) {
      console.error(`${kind} ${figures[kind]?.toFixed(3)} is below ${minimum.toFixed(3)}.`);
      process.exitCode = 1;
    }
  }
}

const queries = read('queries.yml');
const questions = read('questions.yml');
report('Queries, tuning', await measureQueries(queries.tuning));
report('First rows, tuning', await measureQueries(queries.tuning, true));
report('Questions, tuning', await measureQuestions(questions.tuning));
report(
  'Public questions',
  await measurePublicQuestions(read('public-questions.yml')),
  minimalPublic,
);
report('Pasted errors', await measurePastedErrors(read('pasted-errors.yml')), minimalPasted);
if (!isListing) {
  report('Queries, unseen', await measureQueries(queries.unseen), minima);
  report('First rows, unseen', await measureQueries(queries.unseen, true), minimalFirstRows);
  const {unsupported = 0, ...answers} = await measureQuestions(questions.unseen);
  report('Questions, unseen', {...answers, unsupported}, minimalShares);
  if (unsupported > 0) {
    console.error(`${unsupported} quoted lines aren't on the pages that they cite.`);
    process.exitCode = 1;
  }
}
