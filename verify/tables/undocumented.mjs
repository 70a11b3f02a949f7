// @ts-check

/** @typedef {import('../facts.mjs').Facts} Facts */
/** @typedef {import('../page/read-page.mjs').Page} Page */
/** @typedef {import('../problem.mjs').Problem} Problem */

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
