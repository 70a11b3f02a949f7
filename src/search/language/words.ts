import {stem} from './stem';
import {readWords, tokenize} from './tokenize';

/** The words of a text as they are written, without the signs around them. */
export const wordsOf = (text: string): string[] =>
  readWords(text).map(({whole}) => text.slice(whole.start, whole.end).replace(/[.:]+$/u, ''));

/** What a text is found by: its words and the parts of names, each in one form. */
export const stemsOf = (text: string): string[] => tokenize(text).map(({term}) => stem(term));

/** True for names of options, files, packages and commands: no word of a language looks so. */
export const isIdentifier = (word: string): boolean =>
  /[a-z\d][A-Z]|_|^@|^--|\w[.:/]\w/u.test(word) && !/^\d/u.test(word);
