// @ts-check

/** @import {Facts} from '../facts.mjs' */

/**
 * All names in one framework version, by kind.
 *
 * @typedef {object} Vocabulary
 * @property {Set<string>} packages package names, and client modules that look like packages
 * @property {Set<string>} components theme components such as `DocItem/Layout`
 * @property {Set<string>} commands
 * @property {string[][]} paths the path segments of every option
 * @property {Set<string>} words single names: options, front matter, exports, plugin methods
 */

/**
 * @param {Facts} facts
 * @returns {Vocabulary}
 */
export function vocabularyOf({data}) {
  const paths = Object.values(data.schemas).flatMap((entries) =>
    entries.map(({path}) => segmentsOf(path)),
  );
  const flags = Object.values(data.commands).flatMap((command) =>
    command.flags.map(({flag}) => camelCase(flag.replace(/^--(?:no-)?/u, ''))),
  );
  const values = Object.values(data.schemas).flatMap((entries) =>
    entries.flatMap((entry) => entry.values ?? []),
  );
  return {
    packages: new Set([...data.packages, ...Object.keys(data.exports)]),
    components: new Set(Object.values(data.components).flat()),
    commands: new Set(Object.keys(data.commands)),
    paths,
    words: new Set([
      ...paths.flat(),
      ...Object.values(data.exports).flat(),
      // A client module with a default export has the same name as its export.
      ...Object.keys(data.exports).map((name) => name.replace(/^.*\//u, '')),
      ...flags,
      ...values,
      ...data.members,
    ]),
  };
}

/**
 * @param {string} path `versions.<name>.label`, `items[].type`
 * @returns {string[]} the segments, with `*` for custom keys and items
 */
export const segmentsOf = (path) =>
  path
    .replaceAll('[]', '.*')
    .split('.')
    .map((segment) => (/^<.*>$/u.test(segment) ? '*' : segment))
    .filter(Boolean);

/** @param {string} text */
const camelCase = (text) => text.replace(/-(\w)/gu, (_, letter) => letter.toUpperCase());
