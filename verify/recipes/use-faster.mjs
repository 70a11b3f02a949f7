// @ts-check
// Docusaurus Faster, for areas that need several builds. New sites of newer releases have it.
import {readFileSync} from 'node:fs';
import {commandsOnPage, fileOnPage} from '../tutorials/page-files.mjs';
import {part} from './kit.mjs';

const config = 'docusaurus.config.ts';

/**
 * The commands that install it.
 *
 * @param {Pick<import('./kit.mjs').Hands, 'page'>} hands
 */
export function installFaster({page}) {
  const file = sectionOf(page);
  return file ? commandsOnPage(file, 'faster') : [];
}

/**
 * The flags of `future` for a site, such as `{v4: true, experimental_faster: true}`.
 *
 * @param {Pick<import('./kit.mjs').Hands, 'page'>} hands
 */
export function fasterFlags({page}) {
  const file = sectionOf(page);
  return file ? part(fileOnPage(file, config, 'faster'), /future: (\{.*\})/u) : '{v4: true}';
}

/** @param {import('./kit.mjs').Hands} hands of a new site */
export const turnOnFaster = (hands) =>
  hands.replace(config, /future: \{[^}]*\}/u, `future: ${fasterFlags(hands)}`);

/** The page with the section about it, if there is one. */
function sectionOf(/** @type {string} */ page) {
  const file = page.replace(/^(docs|versioned_docs\/[^/]+)\/.*/u, '$1/installation.mdx');
  return readFileSync(file, 'utf8').includes('{#faster}') ? file : undefined;
}
