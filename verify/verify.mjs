// @ts-check
import {checkIdentifiers} from './identifiers/identifiers.mjs';
import {checkMessages} from './messages/check-messages.mjs';
import {readPage} from './page/read-page.mjs';
import {repeatedSentences} from './page/repeated-sentences.mjs';
import {checkCode, isCode} from './samples/code.mjs';
import {checkData, isData} from './samples/data.mjs';
import {checkMarkdown, isMarkdown} from './samples/markdown.mjs';
import {markerProblems} from './samples/check-samples.mjs';
import {checkShell, isShell} from './samples/shell.mjs';
import {checkCommandTables} from './tables/command-tables.mjs';
import {checkOptionTables, undocumentedProblems} from './tables/option-tables.mjs';

/** @typedef {import('./facts.mjs').Facts} Facts */
/** @typedef {import('./page/read-page.mjs').Page} Page */
/** @typedef {import('./problem.mjs').Problem} Problem */

/**
 * How much was checked against the packages.
 *
 * @typedef {object} Counts
 * @property {number} pages
 * @property {number} optionRows
 * @property {number} commands
 * @property {number} samples the number of checked samples
 * @property {number} marked the number of unchecked samples, each with a reason
 * @property {number} otherBlocks the number of other blocks: text, diagrams, server configuration
 * @property {number} identifiers
 * @property {number} messages the number of explained errors and warnings
 */

/**
 * Checks the pages of one docs version against the facts of its framework version.
 *
 * @param {string[]} files paths from the current directory
 * @param {Facts} facts
 * @param {object} [options]
 * @param {string | undefined} [options.packagesDir] the version's packages, for type checks
 * @param {boolean} [options.hasReference] whether each fact needs a table, and each message an entry
 * @param {(file: string) => Page} [options.read]
 * @returns {Promise<{problems: Problem[], counts: Counts}>}
 */
export async function verify(
  files,
  facts,
  {packagesDir, hasReference = false, read = readPage} = {},
) {
  const {pages, problems: unreadable} = readPages(files, read);
  const options = checkOptionTables(pages, facts);
  const commands = checkCommandTables(pages, facts);
  const identifiers = checkIdentifiers(pages, facts);
  const messages = checkMessages(pages, facts, {isRequired: hasReference});
  const samples = [
    checkCode(pages, packagesDir),
    await checkData(pages, facts),
    await checkMarkdown(pages, facts),
    await checkShell(pages, facts),
  ];
  const blocks = pages.flatMap((page) => page.samples);
  const isSample = (/** @type {string} */ lang) =>
    isCode(lang) || isData(lang) || isMarkdown(lang) || isShell(lang);
  const checked = samples.reduce((sum, result) => sum + result.checked, 0);
  const total = blocks.filter(({lang}) => isSample(lang)).length;
  return {
    problems: [
      ...unreadable,
      ...(hasReference ? undocumentedProblems(pages, facts) : []),
      ...options.problems,
      ...commands.problems,
      ...samples.flatMap((result) => result.problems),
      ...markerProblems(pages),
      ...identifiers.problems,
      ...messages.problems,
      ...repeatedSentences(pages),
    ],
    counts: {
      pages: pages.length,
      optionRows: options.checked,
      commands: commands.checked,
      samples: checked,
      marked: total - checked,
      otherBlocks: blocks.length - total,
      identifiers: identifiers.checked,
      messages: messages.checked,
    },
  };
}

/**
 * @param {string[]} files
 * @param {(file: string) => Page} read
 */
function readPages(files, read) {
  /** @type {Page[]} */
  const pages = [];
  /** @type {Problem[]} */
  const problems = [];
  for (const file of files) {
    try {
      pages.push(read(file));
    } catch (error) {
      const [, line = '1'] = /:(\d+):\d+: /u.exec(/** @type {Error} */ (error).message) ?? [];
      problems.push({file, line: Number(line), message: /** @type {Error} */ (error).message});
    }
  }
  return {pages, problems};
}
