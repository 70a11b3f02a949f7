// @ts-check
// `npm run specification`: writes the table of what the site promises and the tests that hold it.
import {writeFileSync} from 'node:fs';
import {tableFile, readStatements} from './files.mjs';
import {ROOT} from '../scripts/lib/paths.mjs';
import {findProblems, toMarkdown} from './table.mjs';
import {readTitles} from './titles.mjs';

const statements = readStatements();
const titles = readTitles(ROOT);
const problems = findProblems(statements, titles);
writeFileSync(tableFile, toMarkdown(statements, titles));
process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
process.exitCode = problems.length > 0 ? 1 : 0;
