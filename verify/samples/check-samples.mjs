// @ts-check

/** @typedef {import('../page/read-page.mjs').Page} Page */
/** @typedef {import('../page/read-page.mjs').Sample} Sample */
/** @typedef {import('../problem.mjs').Problem} Problem */

/** @typedef {{line?: number, message: string}} Found what is wrong, at a line of the sample from 0 */

/**
 * Checks the unmarked samples of pages one by one.
 *
 * @param {Page[]} pages
 * @param {(lang: string) => boolean} isOfKind which languages to check
 * @param {(sample: Sample, page: Page) => Found[] | Promise<Found[]>} check
 * @returns {Promise<{problems: Problem[], checked: number}>}
 */
export async function checkSamples(pages, isOfKind, check) {
  /** @type {Problem[]} */
  const problems = [];
  let checked = 0;
  for (const page of pages) {
    for (const sample of page.samples.filter(({lang, marker}) => isOfKind(lang) && !marker)) {
      checked += 1;
      for (const {line = 0, message} of await check(sample, page)) {
        problems.push({file: page.file, line: sample.line + line, message});
      }
    }
  }
  return {problems, checked};
}
