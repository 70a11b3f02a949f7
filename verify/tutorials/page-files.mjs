// @ts-check
import {readPage} from '../page/read-page.mjs';

/**
 * The text of a file that a page shows, as a reader would paste it.
 *
 * @param {string} page the path from the project's root
 * @param {string} title of the block; where several have it, the first counts
 * @returns {string}
 * @throws when the page has no such block
 */
export function fileOnPage(page, title) {
  const sample = readPage(page).samples.find((block) => block.title === title);
  if (!sample) {
    throw new Error(`${page} has no block with title="${title}"; the test that runs it needs one.`);
  }
  return sample.code;
}
