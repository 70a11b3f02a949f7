import {stem} from '../stem';
import {readWords, tokenize} from '../tokenize';

/** The words of a text as they are written, without the signs around them. */
export const wordsOf = (text: string): string[] =>
  readWords(text).map(({whole}) => text.slice(whole.start, whole.end).replace(/[.:]+$/u, ''));

/** Texts repeat their words: dividing each anew takes most of the time. */
const termsOfChunks = new Map<string, string[]>();

/** What a text is found by: its words and the parts of names, each in one form. */
export const termsOf = (text: string): string[] =>
  text.split(/\s+/u).flatMap((chunk) => {
    const known = termsOfChunks.get(chunk);
    if (known) {
      return known;
    }
    const terms = tokenize(chunk).map(({term}) => stem(term));
    termsOfChunks.set(chunk, terms);
    return terms;
  });

/** True for names of options, files, packages and commands: no word of a language looks so. */
export const isIdentifier = (word: string): boolean =>
  /[a-z\d][A-Z]|_|^@|^--|\w[.:/]\w/u.test(word) && !/^\d/u.test(word);
