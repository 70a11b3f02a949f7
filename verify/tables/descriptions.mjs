// @ts-check

const minimumWords = 3;

/** Words that say nothing about an option. */
const filler = new Set(
  'a an and any are as at be by can for from has if in is it its of on option or set sets setting should that the this to type used value whether which with your'.split(
    ' ',
  ),
);

const words = (/** @type {string} */ text) =>
  text
    .replace(/([a-z])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/gu) ?? [];

const stem = (/** @type {string} */ word) => word.replace(/(?:ing|ed|es|s|e)$/u, '');

/**
 * Whether a description tells more than the name and the type of what it describes.
 *
 * @param {string} description
 * @param {string} name
 * @param {string} type
 */
export function isRestatement(description, name, type) {
  const known = new Set([...words(name), ...words(type)].map(stem));
  const news = words(description).filter((word) => !filler.has(word) && !known.has(stem(word)));
  return new Set(news).size < minimumWords;
}
