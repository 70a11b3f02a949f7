// @ts-check
import {defaultProblem} from './defaults.mjs';
import {typeProblem} from './types.mjs';

/** @typedef {import('../facts.mjs').Facts} Facts */
/** @typedef {import('../facts.mjs').Entry} Entry */
/** @typedef {import('../page/read-page.mjs').Page} Page */
/** @typedef {import('../page/read-page.mjs').Table} Table */
/** @typedef {import('../page/read-page.mjs').Row} Row */
/** @typedef {import('../problem.mjs').Problem} Problem */

/**
 * Checks that the option tables of pages say what the package accepts, no less and no more.
 *
 * @param {Page[]} pages
 * @param {Facts} facts
 * @returns {{problems: Problem[], checked: number}} `checked` counts rows
 */
export function checkOptionTables(pages, facts) {
  /** @type {Problem[]} */
  const problems = [];
  let checked = 0;
  /** @type {Map<string, {page: Page, table: Table, names: Set<string>}>} */
  const documented = new Map();
  for (const page of pages) {
    for (const table of page.tables.filter(({fact}) => !fact.startsWith('command/'))) {
      const entries = facts.entries(table.fact);
      if (!entries) {
        problems.push(problem(page, table.line, `there is no fact "${table.fact}"`));
        continue;
      }
      const seen = documented.get(table.fact) ?? {page, table, names: new Set()};
      documented.set(table.fact, seen);
      for (const row of table.rows) {
        checked += 1;
        seen.names.add(row.name);
        const entry = facts.find(table.fact, row.name);
        if (entry === 'any') {
          continue;
        }
        const found = entry
          ? rowProblems(row, entry, page, {
              isVariant: table.isVariant,
              withFields: hasFields(entry, entries),
            })
          : [`"${row.name}" is no part of ${table.fact} in ${facts.data.version}`];
        problems.push(...found.map((message) => problem(page, row.line, message)));
      }
    }
  }
  return {problems: [...problems, ...missing(documented, facts)], checked};
}

/**
 * @param {Row} row
 * @param {Entry} entry
 * @param {Page} page
 * @param {{isVariant: boolean, withFields: boolean}} context whether the table describes one form of
 *   an object, and whether the fields of the entry have rows of their own
 */
function rowProblems({name, cells}, entry, page, {isVariant, withFields}) {
  const [type = '', defaultCell = '', description = ''] = cells;
  return [
    typeProblem(type, entry, isVariant),
    // Its fields' rows give the default of an object; one form may require what another lacks.
    (withFields && !entry.required && defaultCell === '—') ||
    (isVariant && /\*\*required\*\*/iu.test(defaultCell))
      ? undefined
      : defaultProblem(defaultCell, entry, page),
    entry.deprecated && !/^\*\*Deprecated/u.test(description)
      ? 'it is deprecated, which its description has to begin with'
      : undefined,
    isRestatement(description, name, type)
      ? 'the description only restates name and type; say what it does and when to touch it'
      : undefined,
  ]
    .filter((message) => message !== undefined)
    .map((message) => `${name}: ${message}`);
}

/**
 * What a table has to list: each leaf, and each field that is more than the object of its fields.
 *
 * @param {Entry} entry
 * @param {Entry[]} entries
 */
const needsRow = (entry, entries) =>
  // The name that an alias stands for has the row.
  !entry.alias && (!/^(?:object|array)$/u.test(entry.type) || !hasFields(entry, entries));

/**
 * @param {Entry} entry
 * @param {Entry[]} entries
 */
const hasFields = ({path}, entries) =>
  entries.some((other) => other.path.startsWith(`${path}.`) || other.path.startsWith(`${path}[]`));

/** @param {string} path */
const withoutItems = (path) => path.replaceAll('[]', '');

/**
 * The rows that tables lack, told at the first table of a fact.
 *
 * @param {Map<string, {page: Page, table: Table, names: Set<string>}>} documented
 * @param {Facts} facts
 */
const missing = (documented, facts) =>
  [...documented].flatMap(([fact, {page, table, names}]) => {
    const entries = facts.entries(fact) ?? [];
    // Where one thing or a list of them is accepted, the rows of either describe both.
    const listed = new Set([...names].map(withoutItems));
    return entries
      .filter((entry) => needsRow(entry, entries) && !listed.has(withoutItems(entry.path)))
      .map(({path}) => problem(page, table.line, `${fact} accepts "${path}", which has no row`));
  });

/**
 * @param {Page} page
 * @param {number} line
 * @param {string} message
 * @returns {Problem}
 */
const problem = ({file}, line, message) => ({file, line, message: `table: ${message}`});

const minimumWords = 3;

/** Words that say nothing about an option. */
const filler = new Set(
  'a an and any are as at be by can for from has if in is it its of on option or set sets setting should that the this to type used value whether which with your'.split(
    ' ',
  ),
);

const words = (/** @type {string} */ text) =>
  text
    .replace(/([a-z])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/gu) ?? [];

const stem = (/** @type {string} */ word) => word.replace(/(?:ing|ed|es|s|e)$/u, '');

/**
 * Whether a description tells more than the name and the type of what it describes.
 *
 * @param {string} description
 * @param {string} name
 * @param {string} type
 */
function isRestatement(description, name, type) {
  const known = new Set([...words(name), ...words(type)].map(stem));
  const news = words(description).filter((word) => !filler.has(word) && !known.has(stem(word)));
  return new Set(news).size < minimumWords;
}

/**
 * What the packages accept and no page has a table of. A schema that is nothing but `id`, which
 * every plugin has, needs none.
 *
 * @param {Page[]} pages all of a docs version
 * @param {Facts} facts
 * @returns {Problem[]} told at the first page, since there is none to blame
 */
export function undocumentedProblems([first, ...others], {data}) {
  if (!first) {
    return [];
  }
  const tables = [first, ...others].flatMap((page) => page.tables.map(({fact}) => fact));
  const facts = [
    ...Object.entries(data.schemas)
      .filter(([, entries]) => entries.some(({path}) => path !== 'id'))
      .map(([fact]) => fact),
    ...Object.entries(data.commands)
      .filter(([, {flags}]) => flags.length > 0)
      .map(([name]) => `command/${name}`),
    ...Object.entries(data.eslint.rules)
      .filter(([, {options = []}]) => options.length > 0)
      .map(([name]) => `eslint/${name}`),
  ];
  return facts
    .filter((fact) => !tables.includes(fact))
    .map((fact) => ({file: first.file, line: 1, message: `table: no page documents ${fact}`}));
}
