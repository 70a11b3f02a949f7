// @ts-check

/** Shorter sentences, such as "See the reference for all options.", may be repeated. */
const minWords = 10;

const isReference = (/** @type {string} */ file) => file.includes('/api/');

/**
 * Finds sentences of a guide that another page repeats. Reference pages may share sentences,
 * because plugins share options and each page has to be complete.
 *
 * @param {import('./read-page.mjs').Page[]} pages the pages of one version
 * @returns {import('../problem.mjs').Problem[]}
 */
export function repeatedSentences(pages) {
  /** @type {import('../problem.mjs').Problem[]} */
  const problems = [];
  /** @type {Map<string, {file: string, line: number}>} */
  const first = new Map();
  for (const {file, sentences} of pages) {
    for (const {text, line} of sentences.filter(
      ({text}) => text.split(/\s+/u).length >= minWords,
    )) {
      const other = first.get(text) ?? {file, line};
      first.set(text, other);
      if (other.file !== file && !(isReference(file) && isReference(other.file))) {
        const message = `repeated: ${other.file}:${other.line} has the same sentence. State it on one page and link to it: "${text}"`;
        problems.push({file, line, message});
      }
    }
  }
  return problems;
}
