import {remember} from './remember';

/** A term at its place in a text, in UTF-16 units. */
export type Token = {term: string; start: number; end: number};

/** A word of a text as it is written, with the terms for the whole and for its parts. */
export type Word = {whole: Token; parts: Token[]};

/** Anything between spaces and the signs that never belong to a name. */
const chunks = /[^\s"'`’“”«»()[\]{}<>,;!?|…·*=+&]+/gu;

/** What a chunk is made of: `@docusaurus/plugin-pwa` of `docusaurus` and `plugin-pwa`. */
const segments = /[^/.:#@\\~^%$]+/gu;

/** What a segment is made of: the words of `plugin-pwa`, `sidebar_position`, `onBrokenLinks`. */
const words =
  /\p{Lu}+s?(?![\p{Ll}])|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+|[^\p{L}\p{N}\p{P}\p{Z}]+/gu;

/** Longer ones are hashes and data, of which nobody types more. */
const longestTerm = 64;

/** The same for a reader who writes it with accents, in capitals, or with other signs between. */
const fold = (text: string) =>
  text
    .slice(0, longestTerm)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{S}]/gu, '');

function tokensIn(text: string, pattern: RegExp, offset: number): Token[] {
  return Array.from(text.matchAll(pattern), ({0: match, index}) => ({
    term: match,
    start: offset + index,
    end: offset + index + match.length,
  }));
}

function partsOf({term: chunk, start}: Token): Token[] {
  return tokensIn(chunk, segments, start).flatMap((segment) => {
    const inner = tokensIn(segment.term, words, segment.start);
    // `plugin-pwa` is a name of its own within `@docusaurus/plugin-pwa`.
    const isName = inner.length > 1 && segment.term.length < chunk.length;
    return isName ? [segment, ...inner] : inner;
  });
}

/** A sentence's full stop is no part of the word before it. */
function withoutEnd({term, start}: Token): Token {
  const text = term.replace(/[.:/\\–—-]+$/u, '');
  return {term: text, start, end: start + text.length};
}

function readWord(token: Token): Word | undefined {
  const chunk = withoutEnd(token);
  const term = fold(chunk.term);
  if (term === '') {
    return undefined;
  }
  const parts = partsOf(chunk)
    .map((part) => ({...part, term: fold(part.term)}))
    .filter((part) => part.term.length > 1 && part.term !== term && !/^\p{N}+$/u.test(part.term));
  return {whole: {...chunk, term}, parts};
}

/** What a chunk is, with the terms of it: both are at their places in the chunk. */
const readChunk = remember((chunk) => {
  const word = readWord({term: chunk, start: 0, end: chunk.length});
  return {word, tokens: word ? [word.whole, ...word.parts] : []};
});

const moveBy =
  (offset: number) =>
  ({term, start, end}: Token): Token => ({term, start: start + offset, end: end + offset});

/** Gives the chunks of a text, and where each begins. */
function eachChunk(
  text: string,
  visit: (chunk: ReturnType<typeof readChunk>, offset: number) => void,
): void {
  let end = 0;
  // Quicker than to have the places matched, too.
  for (const chunk of text.match(chunks) ?? []) {
    const offset = text.indexOf(chunk, end);
    end = offset + chunk.length;
    visit(readChunk(chunk), offset);
  }
}

/**
 * Divides a text into words. Names as code has them are one word with parts, so that they are
 * found whole and by part: `themeConfig.navbar`, `sidebar_position`, `--out-dir`.
 */
export function readWords(text: string): Word[] {
  const found: Word[] = [];
  eachChunk(text, ({word}, offset) => {
    if (word) {
      const move = moveBy(offset);
      found.push({whole: move(word.whole), parts: word.parts.map(move)});
    }
  });
  return found;
}

/** The terms of a text at their places, of its words and of their parts, that are wanted. */
export function findTokens(text: string, terms: ReadonlySet<string>): Token[] {
  const found: Token[] = [];
  eachChunk(text, ({tokens}, offset) => {
    for (const token of tokens) {
      if (terms.has(token.term)) {
        found.push(moveBy(offset)(token));
      }
    }
  });
  return found;
}

/** The terms of a text: of its words, and of their parts. */
export function termsOf(text: string): string[] {
  const found: string[] = [];
  for (const chunk of text.match(chunks) ?? []) {
    for (const {term} of readChunk(chunk).tokens) {
      found.push(term);
    }
  }
  return found;
}
