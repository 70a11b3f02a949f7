// @ts-check
import {checkIdentifiers} from './identifiers/identifiers.mjs';
import {checkMessages} from './messages/check-messages.mjs';
import {repeatedSentences} from './page/repeated-sentences.mjs';
import {checkSamples, markerProblems} from './samples/check-samples.mjs';
import {checkCode} from './samples/code.mjs';
import {checkCommandTables} from './tables/command-tables.mjs';
import {checkOptionTables, undocumentedProblems} from './tables/option-tables.mjs';

/**
 * Checks the pages of one docs version against the facts of its framework version.
 *
 * @param {import('./page/read-page.mjs').Page[]} pages
 * @param {import('./facts.mjs').Facts} facts
 * @param {object} [options]
 * @param {string | undefined} [options.packagesDir] the version's packages, for type checks
 * @param {boolean} [options.hasReference] whether each fact needs a table, and each message an entry
 * @returns {Promise<import('./problem.mjs').Problem[]>}
 */
export const checkPages = async (pages, facts, {packagesDir, hasReference = false} = {}) => [
  ...(hasReference ? undocumentedProblems(pages, facts) : []),
  ...checkOptionTables(pages, facts),
  ...checkCommandTables(pages, facts),
  ...checkCode(pages, packagesDir),
  ...(await checkSamples(pages, facts)),
  ...markerProblems(pages),
  ...checkIdentifiers(pages, facts),
  ...checkMessages(pages, facts, {isRequired: hasReference}),
  ...repeatedSentences(pages),
];
