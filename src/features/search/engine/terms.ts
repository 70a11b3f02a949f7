import stem from 'wink-porter2-stemmer';

/** Letters and digits, and the signs that join them: `docusaurus.config.js`, `@theme/Tabs`. */
const words = /[\p{L}\p{N}]+(?:[._/:@#-]+[\p{L}\p{N}]+)*/gu;

/** Where a name has a joint: `sidebar_position`, `onBrokenLinks`, `JSXElement`. */
const joints = /[^\p{L}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Longer words are hashes and data, which nobody types. */
const longestWord = 64;

/** A word of a text: where it starts, and the terms it's found by. */
export type Word = {text: string; start: number; terms: string[]};

/** Splits a text into words, names such as `docusaurus.config.js` in one piece. */
export const tokenize = (text: string): string[] => text.match(words) ?? [];

/** The parts of a word in lowercase: `sidebar` and `position` of `sidebarPosition`. */
export const partsOf = (word: string): string[] =>
  word
    .slice(0, longestWord)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(joints)
    .filter(Boolean)
    .map((part) => part.toLowerCase());

/** The terms of words so far: the same few thousand words come again and again. */
const knownTerms = new Map<string, string[]>();

/**
 * The terms that a word is found by: its parts and their stems and, if it has several, the whole
 * without joints, so that `sidebar_position` and `sidebarPosition` match each other and "sidebar".
 */
export function termsOf(word: string): string[] {
  let terms = knownTerms.get(word);
  if (!terms) {
    const parts = partsOf(word);
    terms = [...new Set([parts.join(''), ...parts, ...parts.map((part) => stem(part))])];
    knownTerms.set(word, terms);
  }
  return terms;
}

/** The words of a text with their places, to highlight them. */
export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(words), ({0: word, index}) => ({
    text: word,
    start: index,
    terms: termsOf(word),
  }));
