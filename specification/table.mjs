// @ts-check
/** @typedef {Record<string, Record<string, string>>} Statements area → id → statement */

/**
 * @param {Statements} statements
 * @param {import('./titles.mjs').Title[]} titles
 * @returns {string[]} what keeps the two from fitting, a sentence each
 */
export function findProblems(statements, titles) {
  const ids = Object.values(statements).flatMap((area) => Object.keys(area));
  const proven = new Set(titles.flatMap((title) => title.ids));
  return [
    ...ids
      .filter((id) => !proven.has(id))
      .map((id) => `No test proves "${id}": add @${id} to the title of one that does.`),
    ...titles.flatMap(({file, title, ids: named}) =>
      named
        .filter((id) => !ids.includes(id))
        .map((id) => `${file}: "${title}" names @${id}, which statements.yml does not have.`),
    ),
  ];
}

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

/** @param {string} area `color-mode` → `Color mode` */
const heading = (area) => (area.charAt(0).toUpperCase() + area.slice(1)).replaceAll('-', ' ');

/**
 * @param {Statements} statements
 * @param {import('./titles.mjs').Title[]} titles
 * @returns {string} a Markdown page with a table an area
 */
export function toMarkdown(statements, titles) {
  const tables = Object.entries(statements).map(([area, lines]) => {
    const rows = Object.entries(lines).map(([id, statement]) => {
      const tests = titles
        .filter(({ids}) => ids.includes(id))
        .map(({file, title}) => `${cell(title)} ([${file}](../${file}))`);
      return `| ${cell(statement)} | ${tests.join('<br>')} |`;
    });
    return [`## ${heading(area)}`, '', '| Statement | Tests |', '| --- | --- |', ...rows].join(
      '\n',
    );
  });
  return (
    [
      '# What the site promises, and the tests that hold it',
      'Written by `npm run specification` from [statements.yml](./statements.yml) and the titles of the tests. A statement is proven by the tests that carry its id.',
      ...tables,
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}
