import {remember} from './remember';

/** Endings, and what stands in their place, tried in this order; the rest must keep three letters. */
const endings: [ending: RegExp, replacement: string][] = [
  [/ies$/u, 'y'],
  [/([^aeiou])\1(?:ing|ed)$/u, '$1'],
  [/(?:i[sz]ations?|i[sz]ing|i[sz]e[sd]?)$/u, 'iz'],
  [/(?:ations?|ating|ate[sd]?|ators?)$/u, ''],
  [/(?:ments?|ings?|ed|es|e)$/u, ''],
  [/([^su])s$/u, '$1'],
];

function fold(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/u.test(word)) {
    return word;
  }
  for (const [ending, replacement] of endings) {
    const stemmed = word.replace(ending, replacement);
    if (stemmed !== word && stemmed.length >= 3) {
      return stemmed;
    }
  }
  return word;
}

/**
 * Folds the forms of an English word into one, roughly: it must only map the forms that readers
 * and pages use to the same text, which is shown to nobody.
 *
 * @param word in lower case
 */
export const stem = remember(fold);
