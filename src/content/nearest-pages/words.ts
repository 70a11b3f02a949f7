/** Enough for any URL of this site, but short enough to compare it with every page. */
const maxWords = 16;
const maxLength = 32;

/** Parts of a path that aren't words. */
const fileEndings = new Set(['html', 'htm', 'md', 'mdx', 'php', 'aspx', 'index']);

/** Words that say where a page is but nothing about its topic. */
const places = new Set(['docs', 'doc', 'next', 'latest', 'current', 'canary', 'en', 'www']);

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // If it can't be decoded, it is used as typed.
    return part;
  }
}

/** The last segments of a path, decoded: `a` and `b c` for `/a/b%20c/`. */
export const partsOf = (path: string): string[] =>
  path
    .split('/')
    .filter((part) => part !== '')
    .slice(-maxWords)
    .map(decodePart);

/**
 * The last words of a text in lowercase without accents. A version such as `3.9.2` is one word.
 * Single letters don't count.
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
 * Suggests a search query for a path that doesn't exist.
 *
 * @returns the words of the path separated by spaces; empty if it has none
 */
export function searchWords(path: string): string {
  const words = [...new Set(wordsOf(partsOf(path).join(' ')))];
  const telling = words.filter((word) => !isPlace(word));
  return (telling.length > 0 ? telling : words).slice(-8).join(' ');
}
