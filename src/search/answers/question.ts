import {stem} from '../stem';
import {stopWords, weakWords} from './stop-words';
import {synonyms} from './synonyms';
import {isIdentifier, termsOf, wordsOf} from './words';

/** One way to say a thing: terms that have to be there together. */
export type Alternative = {terms: string[]; likeness: number};

/** A thing that a question is about, with all ways to say it; the question's own is the first. */
export type Concept = {
  words: string;
  alternatives: [Alternative, ...Alternative[]];
  /** What it counts beside others: identifiers most, words of any question little. */
  importance: number;
  isIdentifier: boolean;
  /** Written with capitals inside of the question: a product, a person, a place. */
  isName: boolean;
};

export type Question = {
  text: string;
  concepts: Concept[];
  /** A question for a value or a reason is answered by a sentence, without a sample. */
  wantsSample: boolean;
};

const synonymLikeness = 0.55;
const importanceOf = {identifier: 2, name: 1.3, word: 1, weak: 0.3};

/** Of words that a question must not be without. */
export const strongImportance = 0.5;

/** Phrases with synonyms, by the stems of their words; the longest are first. */
const phrases = [...synonyms]
  .map(([phrase, others]) => ({stems: phrase.split(' ').map(stem), others}))
  .sort((a, b) => b.stems.length - a.stems.length);

/** Brings together what readers say apart: "turn the menu off". */
const joinParticles = (text: string) =>
  text.replace(
    /\b((?:turn|switch)\w*)((?:\s+[\w-]+){1,4}?)\s+(off|on)\b/giu,
    (_, verb: string, between: string, particle: string) => `${verb} ${particle}${between}`,
  );

const telling = (terms: string[]): string[] => {
  const rest = terms.filter((term) => !stopWords.has(term));
  return rest.length > 0 ? rest : terms;
};

function toConcept(words: string[], others: string[], isName: boolean): Concept {
  const text = words.join(' ');
  const named = words.length === 1 && isIdentifier(text);
  const isWeak = words.length === 1 && weakWords.has(text.toLowerCase());
  const kind = named ? 'identifier' : isName ? 'name' : isWeak ? 'weak' : 'word';
  return {
    words: text,
    alternatives: [
      {terms: telling(termsOf(text)), likeness: 1},
      ...others.map((other) => ({terms: telling(termsOf(other)), likeness: synonymLikeness})),
    ],
    importance: importanceOf[kind],
    isIdentifier: named,
    isName,
  };
}

/** Words that may stand within a phrase: "create a new version". */
const articles = new Set(['a', 'an', 'the', 'my', 'our', 'your']);

const hasCapital = (word: string) => /^\p{Lu}/u.test(word) && !isIdentifier(word);

/** How many of the words from a place on make one thing: a known phrase, or a name. */
function extentAt(words: string[], stems: string[], at: number) {
  const phrase = phrases.find(({stems: own}) => own.every((each, n) => stems[at + n] === each));
  if (phrase && phrase.stems.length > 1) {
    return {length: phrase.stems.length, others: phrase.others, isName: false};
  }
  const isName = at > 0 && hasCapital(words[at]!) && !stopWords.has(words[at]!.toLowerCase());
  let length = 1;
  while (isName && words[at + length] !== undefined && hasCapital(words[at + length]!)) {
    length += 1;
  }
  return {length, others: length === 1 ? (phrase?.others ?? []) : [], isName};
}

/** Finds out what a question is about, by tables of words. */
export function understand(text: string): Question {
  const words = wordsOf(joinParticles(text)).filter((word) => !articles.has(word.toLowerCase()));
  const stems = words.map((word) => stem(word.toLowerCase()));
  const concepts = new Map<string, Concept>();
  for (let at = 0; at < words.length;) {
    const {length, others, isName} = extentAt(words, stems, at);
    const own = words.slice(at, at + length);
    if (length > 1 || !stopWords.has(own[0]!.toLowerCase())) {
      const concept = toConcept(own, others, isName);
      concepts.set(concept.alternatives[0].terms.join(' '), concept);
    }
    at += length;
  }
  return {text, concepts: [...concepts.values()], wantsSample: wantsSample(text)};
}

const wantsSample = (text: string) =>
  !/^\W*(?:why|when|who|what (?:is|are|does)|which (?:port|version|file|command|types)|how (?:many|much|long)|is|are|does|do)\b/iu.test(
    text,
  );
