// @ts-check
import path from 'node:path';

/**
 * @typedef {Record<string, Record<string, string>>} Statements area → id → statement
 * @typedef {{file: string, ids: string[]}} TaggedTest a test's path from the root and the
 *   statements it proves
 */

/**
 * @param {{testResults: {name: string, assertionResults: {tags: string[]}[]}[]}} report of
 *   Vitest's `json` reporter
 * @param {string} root
 * @returns {TaggedTest[]}
 */
export const vitestTests = (report, root) =>
  report.testResults.flatMap(({name, assertionResults}) =>
    assertionResults.map(({tags}) => ({
      file: path.relative(root, name).split(path.sep).join('/'),
      ids: tags,
    })),
  );

/**
 * @typedef {{specs: {file: string, tags: string[]}[], suites?: Suite[]}} Suite
 * @param {{suites: Suite[]}} report of Playwright's `json` reporter
 * @returns {TaggedTest[]}
 */
export const playwrightTests = ({suites}) =>
  suites.flatMap(({specs, suites: inner = []}) => [
    ...specs.map(({file, tags}) => ({
      file: `e2e/${file}`,
      // Playwright also takes package names in titles for tags.
      ids: tags.filter((tag) => !tag.includes('/')),
    })),
    ...playwrightTests({suites: inner}),
  ]);

/**
 * @param {{numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   numTodoTests: number}[]} vitestReports
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number}}}
 *   playwrightReport
 * @returns {string} such as `1204 passed, 0 failed, 12 skipped`, which other programs can parse; a
 *   test that passed on a retry is passed
 */
export function countTests(vitestReports, {stats}) {
  const passed = vitestReports.map((report) => report.numPassedTests);
  const failed = vitestReports.map((report) => report.numFailedTests);
  const skipped = vitestReports.map((report) => report.numPendingTests + report.numTodoTests);
  const sum = (/** @type {number[]} */ ...counts) => counts.reduce((one, other) => one + other);
  return [
    `${sum(...passed, stats.expected, stats.flaky)} passed`,
    `${sum(...failed, stats.unexpected)} failed`,
    `${sum(...skipped, stats.skipped)} skipped`,
  ].join(', ');
}

/**
 * @param {Statements} statements
 * @param {TaggedTest[]} tests
 * @returns {string[]} statements without a test, and tags without a statement
 */
export function findProblems(statements, tests) {
  const ids = Object.values(statements).flatMap((area) => Object.keys(area));
  const proven = new Set(tests.flatMap((test) => test.ids));
  const unknown = new Set(
    tests.flatMap((test) =>
      test.ids
        .filter((id) => !ids.includes(id))
        .map((id) => `${test.file}: a test has the tag "${id}", which is not in statements.yml.`),
    ),
  );
  return [
    ...ids
      .filter((id) => !proven.has(id))
      .map((id) => `No test proves "${id}": give a test that does the tag "${id}".`),
    ...unknown,
  ];
}

/** @param {string} area `color-mode` → `Color mode` */
const heading = (area) => (area.charAt(0).toUpperCase() + area.slice(1)).replaceAll('-', ' ');

/**
 * @param {Statements} statements
 * @param {TaggedTest[]} tests
 * @returns {string} a Markdown page with a table for each area
 */
export function toMarkdown(statements, tests) {
  const sections = Object.entries(statements).map(([area, lines]) => {
    const rows = Object.entries(lines).map(([id, statement]) => {
      const files = tests.filter(({ids}) => ids.includes(id)).map(({file}) => file);
      const links = [...new Set(files)].sort().map((file) => {
        const count = files.filter((one) => one === file).length;
        return `[${file}](../../${file}) (${count})`;
      });
      return `| ${statement.replaceAll('|', '\\|')} | \`${id}\` | ${links.join('<br>')} |`;
    });
    return [
      `## ${heading(area)}`,
      '',
      '| Statement | Tag | Tests |',
      '| --- | --- | --- |',
      ...rows,
    ].join('\n');
  });
  const intro = `# What the site promises, and the tests that prove it

\`npm run specification\` writes this page from [statements.yml](./statements.yml) and the reports of the last \`npm test\`. A test proves the statements that are its tags, such as \`brand\`. The number shows how many tests in a file do.`;
  return `${[intro, ...sections].join('\n\n')}\n`;
}
