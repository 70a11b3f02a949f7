// @ts-check
// `npm run specification`, at the end of `npm test`: reports statements without a test, and counts the
// tests, from the reports of the last run.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {CACHE_DIR, ROOT} from '../lib/paths.mjs';
import {countTests, findProblems, playwrightTags, vitestTags} from './reports.mjs';

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

const statements = /** @type {Record<string, Record<string, string>>} */ (
  yaml.load(readFileSync(path.join(ROOT, 'tools/specification/statements.yml'), 'utf8'))
);
const vitestReports = [readReport('unit'), readReport('build')];
const playwrightReport = readReport('playwright');
const problems = findProblems(Object.values(statements).flatMap(Object.keys), [
  ...vitestReports.flatMap(vitestTags),
  ...playwrightTags(playwrightReport),
]);
problems.forEach((problem) => console.error(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
console.log(countTests(vitestReports, playwrightReport));
