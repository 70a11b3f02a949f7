// @ts-check
// `npm run specification`: writes the table of the site's promises and the tests that prove them.
// With --check, as in `npm test`, it only reports statements without a test, and counts the tests.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {CACHE_DIR, ROOT} from '../lib/paths.mjs';
import {countTests, findProblems, playwrightTests, toMarkdown, vitestTests} from './table.mjs';

const file = (/** @type {string} */ name) => path.join(ROOT, 'tools/specification', name);

/** @param {string} name */
function readReport(name) {
  try {
    return JSON.parse(readFileSync(path.join(CACHE_DIR, 'test-reports', `${name}.json`), 'utf8'));
  } catch {
    // An interrupted run leaves no report or an incomplete one.
    console.error(`There is no report of the ${name} tests. Run npm test first.`);
    process.exit(1);
  }
}

const statements = /** @type {import('./table.mjs').Statements} */ (
  yaml.load(readFileSync(file('statements.yml'), 'utf8'))
);
const vitestReports = [readReport('unit'), readReport('build')];
const playwrightReport = readReport('playwright');
const tests = [
  ...vitestReports.flatMap((report) => vitestTests(report, ROOT)),
  ...playwrightTests(playwrightReport),
];
if (!process.argv.includes('--check')) {
  writeFileSync(file('README.md'), toMarkdown(statements, tests));
}
const problems = findProblems(statements, tests);
problems.forEach((problem) => console.error(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
console.log(countTests(vitestReports, playwrightReport));
