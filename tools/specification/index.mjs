// @ts-check
// `npm run specification`: writes the table of the site's promises and the tests that prove them.
// With --check, as in `npm test`, it only reports statements without a test.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {ROOT} from '../lib/paths.mjs';
import {reportFile} from '../lib/tools.mjs';
import {findProblems, playwrightTests, toMarkdown, vitestTests} from './table.mjs';

const file = (/** @type {string} */ name) => path.join(ROOT, 'tools/specification', name);

/** @param {string} name */
function readReport(name) {
  try {
    return JSON.parse(readFileSync(reportFile(name), 'utf8'));
  } catch {
    // An interrupted run leaves no report or an incomplete one.
    console.error(`There is no report of the ${name} tests. Run npm test first.`);
    process.exit(1);
  }
}

const statements = /** @type {import('./table.mjs').Statements} */ (
  yaml.load(readFileSync(file('statements.yml'), 'utf8'))
);
const tests = [
  ...vitestTests(readReport('unit'), ROOT),
  ...vitestTests(readReport('build'), ROOT),
  ...playwrightTests(readReport('playwright')),
];
if (!process.argv.includes('--check')) {
  writeFileSync(file('README.md'), toMarkdown(statements, tests));
}
const problems = findProblems(statements, tests);
problems.forEach((problem) => console.error(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
