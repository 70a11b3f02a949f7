// @ts-check
import {isDeepStrictEqual} from 'node:util';

/** @import {FactFile} from '../facts.mjs' */
/** @import {Entry} from '../extract/shape/entries.mjs' */
/** @import {Page} from '../page/read-page.mjs' */

/**
 * A fact that differs between two versions of the framework.
 *
 * @typedef {object} Difference
 * @property {string} fact where the name belongs: `config`, `command/build`, a package or a theme
 * @property {string} name a path, a flag, an export, a component
 * @property {boolean} isRow whether a table has a row for it, unlike names in prose or code
 */

/**
 * @param {Record<string, unknown>} older by name
 * @param {Record<string, unknown>} newer by name
 * @returns {string[]} the names that exist in only one version or have different values
 */
const differingKeys = (older, newer) =>
  [...new Set([...Object.keys(older), ...Object.keys(newer)])].filter(
    (key) => !isDeepStrictEqual(older[key], newer[key]),
  );

/**
 * Entries by path, without the defaults of objects, because their fields have their own entries.
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
 * The facts that differ between two versions. Omits fields of type declarations (`members`),
 * because they aren't options or exports that readers look up; only the check of prose needs them.
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
 * Finds where a version's pages mention a fact.
 *
 * @param {Page[]} pages of one docs version
 * @param {Difference} difference
 * @param {(file: string) => string} read
 * @returns {string[]} the cells of its rows, or the lines that contain its name
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
