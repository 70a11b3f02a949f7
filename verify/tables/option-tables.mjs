// @ts-check
import {defaultProblem} from './defaults.mjs';
import {typeProblem} from './types.mjs';

/** @import {Facts} from '../facts.mjs' */
/** @import {Entry} from '../extract/shape/entries.mjs' */
/** @import {Page, Row, Table} from '../page/read-page.mjs' */
/** @import {Problem} from '../problem.mjs' */

/**
 * Checks that the option tables on pages list exactly what the package accepts.
 *
 * @param {Page[]} pages
 * @param {Facts} facts
 * @returns {Problem[]}
 */
export function checkOptionTables(pages, facts) {
  /** @type {Problem[]} */
  const problems = [];
  /** @type {Map<string, {page: Page, table: Table, names: Set<string>}>} */
  const documented = new Map();
  for (const page of pages) {
    for (const table of page.tables.filter(({fact}) => !fact.startsWith('command/'))) {
      const entries = facts.data.schemas[table.fact];
      if (!entries) {
        problems.push(problem(page, table.line, `there is no fact "${table.fact}"`));
        continue;
      }
      const seen = documented.get(table.fact) ?? {page, table, names: new Set()};
      documented.set(table.fact, seen);
      for (const row of table.rows) {
        seen.names.add(row.name);
        const entry = facts.find(table.fact, row.name);
        if (entry === 'any') {
          continue;
        }
        const messages = entry
          ? rowProblems(row, entry, page, {
              isVariant: table.isVariant,
              withFields: hasFields(entry, entries),
            })
          : [
              `"${row.name}" is no part of ${table.fact} in ${facts.data.version}. Correct the name or remove the row`,
            ];
        problems.push(...messages.map((message) => problem(page, row.line, message)));
      }
    }
  }
  return [...problems, ...missing(documented, facts)];
}

/**
 * @param {Row} row
 * @param {Entry} entry
 * @param {Page} page
 * @param {{isVariant: boolean, withFields: boolean}} context whether the table describes one form of
 *   an object, and whether the entry's fields have their own rows
 */
function rowProblems({name, cells}, entry, page, {isVariant, withFields}) {
  const [type = '', defaultCell = '', description = ''] = cells;
  return [
    typeProblem(type, entry, isVariant),
    // An object's fields have its default in their rows; only some forms may require a field.
    (withFields && !entry.required && defaultCell === '—') ||
    (isVariant && /\*\*required\*\*/iu.test(defaultCell))
      ? undefined
      : defaultProblem(defaultCell, entry, page),
    entry.deprecated && !/^\*\*Deprecated/u.test(description)
      ? 'the option is deprecated, so its description must start with that'
      : undefined,
    isRestatement(description, name, type)
      ? 'the description only restates the name and type; say what the option does and when to change it'
      : undefined,
  ]
    .filter((message) => message !== undefined)
    .map((message) => `${name}: ${message}`);
}

/**
 * The entries that a table must list: leaves, and fields that aren't just objects of fields.
 *
 * @param {Entry} entry
 * @param {Entry[]} entries
 */
const needsRow = (entry, entries) =>
  // The row belongs to the name that the alias refers to.
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
 * The missing rows, reported at the first table of a fact.
 *
 * @param {Map<string, {page: Page, table: Table, names: Set<string>}>} documented
 * @param {Facts} facts
 */
const missing = (documented, facts) =>
  [...documented].flatMap(([fact, {page, table, names}]) => {
    const entries = facts.data.schemas[fact] ?? [];
    // If a value or a list of values is accepted, the rows of either describe both.
    const listed = new Set([...names].map(withoutItems));
    return entries
      .filter((entry) => needsRow(entry, entries) && !listed.has(withoutItems(entry.path)))
      .map(({path}) =>
        problem(
          page,
          table.line,
          `${fact} accepts "${path}", which has no row. Add one to a table with this fact`,
        ),
      );
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
 * Whether a description says more than the name and type of an option.
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
 * The schemas without a table on any page.
 *
 * @param {Page[]} pages all pages of a docs version
 * @param {Facts} facts
 * @returns {Problem[]} reported at the first page, because no page is at fault
 */
export function undocumentedProblems([first, ...others], {data}) {
  if (!first) {
    return [];
  }
  const tables = [first, ...others].flatMap((page) => page.tables.map(({fact}) => fact));
  const facts = [
    ...Object.keys(data.schemas),
    ...Object.entries(data.commands)
      .filter(([, {flags}]) => flags.length > 0)
      .map(([name]) => `command/${name}`),
  ];
  return facts
    .filter((fact) => !tables.includes(fact))
    .map((fact) => ({file: first.file, line: 1, message: `table: no page documents ${fact}`}));
}
