import {isStopWord} from '../stop-words';
import {readWords} from '../tokenize';

/** A word that is looked for. */
export type QueryWord = {
  term: string;
  /** Terms of its parts, when it is a name such as `sidebar_position`. */
  parts: string[];
  /** True while the reader may still be typing it. */
  isOpen: boolean;
};

/** Longer queries are cut: nobody types them, and each word costs time. */
const longestQuery = 300;
const mostWords = 16;

/**
 * Divides a query into the words that tell what is looked for. A query of nothing but stop words
 * keeps them.
 */
export function readQuery(query: string): QueryWord[] {
  const text = query.slice(0, longestQuery);
  const words = readWords(text).map(({whole, parts}) => ({
    term: whole.term,
    parts: parts.map(({term}) => term),
    isOpen: whole.end === text.trimEnd().length && !/\s$/u.test(text),
  }));
  const telling = words.filter(({term}) => !isStopWord(term));
  const unique = new Map((telling.length > 0 ? telling : words).map((word) => [word.term, word]));
  return [...unique.values()].slice(0, mostWords);
}
