import stem from 'wink-porter2-stemmer';

/** Letters, digits and the characters that join them: `docusaurus.config.js`, `@theme/Tabs`. */
const words = /[\p{L}\p{N}]+(?:[._/:@#-]+[\p{L}\p{N}]+)*/gu;

/** Word boundaries within names: `sidebar_position`, `onBrokenLinks`, `JSXElement`. */
const joints = /[^\p{L}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** What makes no other word of `v3`, also in `future.v4`, and of `URLs`. */
const additions = /(?<![\p{L}\p{N}])[Vv](?=\d)|(?<=\p{Lu}{2})s(?![\p{L}\p{N}])/gu;

/** Longer words are hashes and data that nobody searches for. */
const longestWord = 64;

/** A word in a text: its start, and the terms that match it. */
export type Word = {text: string; start: number; terms: string[]};

/** Splits a text into words, keeping names such as `docusaurus.config.js` in one piece. */
export const tokenize = (text: string): string[] => text.match(words) ?? [];

/** The parts of a word in lowercase: `sidebar` and `position` of `sidebarPosition`, 3 and 9 of `v3.9`. */
export const partsOf = (word: string): string[] =>
  word
    .slice(0, longestWord)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(additions, '')
    .split(joints)
    .filter(Boolean)
    .map((part) => part.toLowerCase());

/** British endings, of which the docs have the American ones: `colour`, `customising`. */
const british = /(?<=\p{L}{2})ou(?=rs?$)|(?<=\p{L}{3}i)s(?=e[drs]?$|ing$|ation)/gu;

/** The stem of a part. Both spellings have the same. */
export const stemOf = (part: string): string =>
  stem(part.replace(british, (ending) => (ending === 's' ? 'z' : 'o')));

/** Caches the terms of words, because the same few thousand words are used again and again. */
const knownTerms = new Map<string, string[]>();

/**
 * The terms that match a word: its parts, their stems and, if it has several parts, the whole word
 * without separators. So `sidebar_position` and `sidebarPosition` match each other and "sidebar".
 */
export function termsOf(word: string): string[] {
  let terms = knownTerms.get(word);
  if (!terms) {
    const parts = partsOf(word);
    terms = [...new Set([parts.join(''), ...parts, ...parts.map(stemOf)])];
    knownTerms.set(word, terms);
  }
  return terms;
}

/** The words in a text with their positions, for highlighting. */
export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(words), ({0: word, index}) => ({
    text: word,
    start: index,
    terms: termsOf(word),
  }));
