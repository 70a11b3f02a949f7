// @ts-check

/**
 * @param {{testResults: {assertionResults: {tags: string[]}[]}[]}} report of Vitest's `json` reporter
 * @returns {string[]} the tags of all tests
 */
export const vitestTags = ({testResults}) =>
  testResults.flatMap(({assertionResults}) => assertionResults.flatMap(({tags}) => tags));

/**
 * @typedef {{specs: {tags: string[]}[], suites?: Suite[]}} Suite
 * @param {{suites?: Suite[]}} report of Playwright's `json` reporter
 * @returns {string[]} the tags of all tests
 */
export const playwrightTags = ({suites = []}) =>
  suites.flatMap((suite) => [
    // Playwright also takes package names in titles for tags.
    ...suite.specs.flatMap(({tags}) => tags.filter((tag) => !tag.includes('/'))),
    ...playwrightTags(suite),
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
 * @param {string[]} ids of the statements
 * @param {string[]} tags of the tests
 * @returns {string[]} statements without a test, and tags without a statement
 */
export const findProblems = (ids, tags) => [
  ...ids
    .filter((id) => !tags.includes(id))
    .map((id) => `No test proves "${id}": give a test that does the tag "${id}".`),
  ...[...new Set(tags)]
    .filter((tag) => !ids.includes(tag))
    .map((tag) => `A test has the tag "${tag}", which is not in statements.yml.`),
];
