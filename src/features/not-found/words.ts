/** Long enough for any address of a site, and short enough for every page to be compared with it. */
const maxWords = 16;
const maxLength = 32;

/** What an address has besides words. */
const fileEndings = new Set(['html', 'htm', 'md', 'mdx', 'php', 'aspx', 'index']);

/** What says where a page is, and nothing of what it is about. */
const places = new Set(['docs', 'doc', 'next', 'latest', 'current', 'canary', 'en', 'www']);

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Not to be ignored: what does not decode is what somebody typed.
    return part;
  }
}

/** The parts of a path, decoded, the last ones of many: `/a/b%20c/` has `a` and `b c`. */
export const partsOf = (path: string): string[] =>
  path
    .split('/')
    .filter((part) => part !== '')
    .slice(-maxWords)
    .map(decodePart);

/**
 * The words of a text in lower case and without accents, the last ones of many. A version, `3.9.2`,
 * is one word; single letters are none.
 */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/v?\d+(?:\.\d+)+(?:-[a-z]+(?:\.\d+)?)?|[\p{L}\p{N}]+/gu) ?? []
  )
    .filter((word) => !fileEndings.has(word) && !/^[a-z]$/u.test(word))
    .map((word) => word.replace(/^v(?=\d)/u, '').slice(0, maxLength))
    .slice(-maxWords);

const isPlace = (word: string) => places.has(word) || /^\d+(?:\.\d+)+$/u.test(word);

/**
 * What to search for when nothing is at a path.
 *
 * @returns the words of the path with spaces between them; empty where it has none
 */
export function searchWords(path: string): string {
  const words = [...new Set(wordsOf(partsOf(path).join(' ')))];
  const telling = words.filter((word) => !isPlace(word));
  return (telling.length > 0 ? telling : words).slice(-8).join(' ');
}
