// @ts-check
import {isDeepStrictEqual} from 'node:util';

/** @typedef {import('../facts.mjs').FactFile} FactFile */
/** @typedef {import('../facts.mjs').Entry} Entry */
/** @typedef {import('../page/read-page.mjs').Page} Page */

/**
 * A fact that two versions of the framework do not have alike.
 *
 * @typedef {object} Difference
 * @property {string} fact what the name belongs to: `config`, `command/build`, a package, a theme
 * @property {string} name a path, a flag, an export, a component
 * @property {boolean} isRow whether a table has a row for it; else it is a name in prose or code
 */

/**
 * @param {Record<string, unknown>} older by name
 * @param {Record<string, unknown>} newer by name
 * @returns {string[]} the names that are in one only, or differ
 */
const differingKeys = (older, newer) =>
  [...new Set([...Object.keys(older), ...Object.keys(newer)])].filter(
    (key) => !isDeepStrictEqual(older[key], newer[key]),
  );

/**
 * Entries by path. The default of an object is that of its fields, which are entries themselves.
 *
 * @param {Entry[]} [entries]
 */
const byPath = (entries = []) =>
  Object.fromEntries(
    entries.map(({path, ...entry}) => {
      const hasFields = entries.some((other) => other.path.startsWith(`${path}.`));
      return [path, hasFields ? {...entry, default: undefined} : entry];
    }),
  );

/** @param {FactFile['commands'][string]} [command] */
const byFlag = (command) =>
  Object.fromEntries((command?.flags ?? []).map((flag) => [flag.flag, flag]));

/** @param {string[]} [names] */
const byName = (names = []) => Object.fromEntries(names.map((name) => [name, true]));

/**
 * The facts of two versions that differ. Fields of type declarations (`members`) are left out: they
 * belong to no option or export that readers would look up, and serve the check of prose alone.
 *
 * @param {FactFile} older
 * @param {FactFile} newer
 * @returns {Difference[]}
 */
export function differences(older, newer) {
  /**
   * @param {'schemas' | 'commands' | 'exports' | 'components'} kind
   * @param {(fact: string) => string} nameOf
   * @param {(value: any) => Record<string, unknown>} fields
   * @param {boolean} isRow
   */
  const compare = (kind, nameOf, fields, isRow) =>
    differingKeys(older[kind], newer[kind]).flatMap((fact) =>
      differingKeys(fields(older[kind][fact]), fields(newer[kind][fact])).map((name) => ({
        fact: nameOf(fact),
        name,
        isRow,
      })),
    );
  return [
    ...compare('schemas', (fact) => fact, byPath, true),
    ...compare('commands', (command) => `command/${command}`, byFlag, true),
    ...compare('exports', (module) => module, byName, false),
    ...compare(
      'components',
      (theme) => theme,
      (components = {}) => components,
      false,
    ),
  ];
}

/**
 * What a version's pages say about a fact.
 *
 * @param {Page[]} pages of one docs version
 * @param {Difference} difference
 * @param {(file: string) => string} read
 * @returns {string[]} the cells of its rows, or the lines that have its name
 */
export function mentions(pages, {fact, name, isRow}, read) {
  if (isRow) {
    return pages.flatMap(({tables}) =>
      tables
        .filter((table) => table.fact === fact)
        .flatMap(({rows}) => rows)
        .filter((row) => row.name.split(', ').some((alias) => alias.split(' ')[0] === name))
        .map(({cells}) => cells.join(' | ')),
    );
  }
  const whole = new RegExp(`(?<![\\w/])${name.replaceAll('/', '\\/')}(?![\\w/])`, 'u');
  return pages.flatMap(({file}) =>
    read(file)
      .split('\n')
      .filter((line) => whole.test(line)),
  );
}
