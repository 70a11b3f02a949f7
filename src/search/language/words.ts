import {stem} from './stem';
import {stopWords} from './stop-words';
import {readWords, termsOf} from './tokenize';

/** The words of a text as they are written, without the signs around them. */
export const wordsOf = (text: string): string[] =>
  readWords(text).map(({whole}) => text.slice(whole.start, whole.end).replace(/[.:]+$/u, ''));

/** What a text is found by: its words and the parts of names, each in one form. */
export const stemsOf = (text: string): string[] => termsOf(text).map(stem);

/** Stems of the words that tell something, as often as they are there. */
export const tellingStemsOf = (text: string): string[] =>
  termsOf(text)
    .filter((term) => !stopWords.has(term))
    .map(stem);

/** True for names of options, files, packages and commands: no word of a language looks so. */
export const isIdentifier = (word: string): boolean =>
  /[a-z\d][A-Z]|_|^@|^--|\w[.:/]\w/u.test(word) && !/^\d/u.test(word);
