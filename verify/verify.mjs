// @ts-check
import {checkIdentifiers} from './identifiers/identifiers.mjs';
import {checkMessages} from './messages/check-messages.mjs';
import {repeatedSentences} from './page/repeated-sentences.mjs';
import {checkCode, codeLanguages} from './samples/code.mjs';
import {data} from './samples/data.mjs';
import {markdown} from './samples/markdown.mjs';
import {checkSamples, markerProblems} from './samples/check-samples.mjs';
import {shell} from './samples/shell.mjs';
import {checkCommandTables} from './tables/command-tables.mjs';
import {checkOptionTables, undocumentedProblems} from './tables/option-tables.mjs';

/** @import {Facts} from './facts.mjs' */
/** @import {Page} from './page/read-page.mjs' */

/**
 * Checks the pages of one docs version against the facts of its framework version.
 *
 * @param {Page[]} pages
 * @param {Facts} facts
 * @param {object} [options]
 * @param {string | undefined} [options.packagesDir] the version's packages, for type checks
 * @param {boolean} [options.hasReference] whether each fact needs a table, and each message an entry
 * @returns what is wrong, and how much was checked: a marked sample isn't, and has a reason; other
 *   blocks are text, diagrams, or server configuration
 */
export async function verify(pages, facts, {packagesDir, hasReference = false} = {}) {
  const options = checkOptionTables(pages, facts);
  const commands = checkCommandTables(pages, facts);
  const identifiers = checkIdentifiers(pages, facts);
  const messages = checkMessages(pages, facts, {isRequired: hasReference});
  const samples = [
    checkCode(pages, packagesDir),
    await checkSamples(pages, facts, data),
    await checkSamples(pages, facts, markdown),
    await checkSamples(pages, facts, shell),
  ];
  const blocks = pages.flatMap((page) => page.samples);
  const languages = [codeLanguages, data.languages, markdown.languages, shell.languages].flat();
  const checked = samples.reduce((sum, result) => sum + result.checked, 0);
  const total = blocks.filter(({lang}) => languages.includes(lang)).length;
  return {
    problems: [
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
