// @ts-check

/** @typedef {import('../facts.mjs').Facts} Facts */

/**
 * Every name that the framework has in one version, by kind.
 *
 * @typedef {object} Vocabulary
 * @property {Set<string>} packages packages, and the client modules that look like them
 * @property {Set<string>} components of the themes, `DocItem/Layout`
 * @property {Set<string>} commands
 * @property {string[][]} paths every option's path in segments
 * @property {Set<string>} words options, front matter, exports, plugin methods: all single names
 */

/**
 * @param {Facts} facts
 * @returns {Vocabulary}
 */
export function vocabularyOf({data}) {
  const paths = Object.values(data.schemas).flatMap((entries) =>
    entries.map(({path}) => segmentsOf(path)),
  );
  const exported = [...Object.values(data.exports), ...Object.values(data.types)].flat();
  const flags = Object.values(data.commands).flatMap((command) =>
    command.flags.map(({flag}) => camelCase(flag.replace(/^--(?:no-)?/u, ''))),
  );
  const values = Object.values(data.schemas).flatMap((entries) =>
    entries.flatMap((entry) => entry.values ?? []),
  );
  return {
    packages: new Set([...data.packages, ...Object.keys(data.exports)]),
    components: new Set(Object.values(data.components).flatMap(Object.keys)),
    commands: new Set(Object.keys(data.commands)),
    paths,
    words: new Set([
      ...paths.flat(),
      ...exported,
      // A client module with a default export is named like what it exports.
      ...Object.keys(data.exports).map((name) => name.replace(/^.*\//u, '')),
      ...flags,
      ...values.map(String),
      ...data.members,
      ...data.lifecycles,
      ...data.pluginModule,
      ...data.logger,
      ...Object.keys(data.eslint.rules),
    ]),
  };
}

/**
 * @param {string} path `versions.<name>.label`, `items[].type`
 * @returns {string[]} keys of one's own and items as `*`
 */
export const segmentsOf = (path) =>
  path
    .replaceAll('[]', '.*')
    .split('.')
    .map((segment) => (/^<.*>$/u.test(segment) ? '*' : segment))
    .filter(Boolean);

/** @param {string} text */
const camelCase = (text) => text.replace(/-(\w)/gu, (_, letter) => letter.toUpperCase());
