import {groupBy} from '../group-by';
import {stem} from './stem';
import {stopWords, weakWords} from './stop-words';
import {synonyms} from './synonyms';
import {readWords, type Word} from './tokenize';
import {isIdentifier, stemsOf} from './words';

/** One way to say a thing: stems of words that have to be there together. */
export type Wording = {terms: string[]; likeness: number};

/** A thing that a text is about, with all ways to say it; the text's own is the first. */
export type Concept = {
  /** As the text writes it. */
  words: string;
  wordings: [Wording, ...Wording[]];
  /** A word as the index has it, and those of its parts when it is a name such as `docs:version`. */
  term?: string;
  parts: string[];
  /** True while the reader may still be typing it. */
  isOpen: boolean;
  isIdentifier: boolean;
  /** Written with a capital inside of the text: a product, a person, a place. */
  isName: boolean;
  /** A word of any question, or one that says nothing by itself. */
  isWeak: boolean;
  /** What it counts beside others, 0 to 1. */
  importance: number;
};

const synonymLikeness = 0.3;

/** Longer texts are cut: nobody types them, and each word costs time. */
const longestText = 300;
const mostConcepts = 16;

/** Brings together what readers say apart: "turn the menu off". */
const joinParticles = (text: string) =>
  text.replace(
    /\b((?:turn|switch)\w*)((?:\s+[\w-]+){1,4}?)\s+(off|on)\b/giu,
    (_, verb: string, between: string, particle: string) => `${verb} ${particle}${between}`,
  );

/** One letter says nothing of the word that it begins, beside other words. */
const isLetter = (text: string) => /^\p{L}$/u.test(text);

/** Words that may stand within a phrase: "create a new version". */
const articles = new Set(['a', 'an', 'the', 'my', 'our', 'your']);

const telling = (terms: string[]): string[] => {
  const rest = terms.filter((term) => !stopWords.has(term));
  return rest.length > 0 ? rest : terms;
};

/** Phrases with synonyms, by the stem of their first word; the longest are first. */
const phrases = groupBy(
  [...synonyms]
    .map(([phrase, others]) => ({
      stems: phrase.split(' ').map(stem),
      others: others.map((other) => ({terms: telling(stemsOf(other)), likeness: synonymLikeness})),
    }))
    .sort((a, b) => b.stems.length - a.stems.length),
  ({stems}) => stems[0],
);

type ReadWord = Word & {text: string; lower: string; stem: string};

function readText(text: string): ReadWord[] {
  return readWords(text).map((word) => {
    const own = text.slice(word.whole.start, word.whole.end);
    return {...word, text: own, lower: own.toLowerCase(), stem: stem(word.whole.term)};
  });
}

/** The known phrase that begins at a place, and other ways to say it. */
const phraseAt = (words: ReadWord[], at: number) =>
  phrases
    .get(words[at]!.stem)
    ?.find(({stems}) => stems.every((each, place) => words[at + place]?.stem === each));

function toConcept(words: ReadWord[], others: Wording[], isFirst: boolean): Concept {
  const [{whole, parts, text, lower}] = words as [ReadWord];
  const isSingle = words.length === 1;
  const isNamed = isSingle && isIdentifier(text);
  const said = words.map((word) => word.text).join(' ');
  return {
    words: said,
    wordings: [{terms: telling(stemsOf(said)), likeness: 1}, ...others],
    term: isSingle ? whole.term : undefined,
    parts: isSingle ? parts.map(({term}) => term) : [],
    isOpen: false,
    isIdentifier: isNamed,
    isName: isSingle && !isFirst && !isNamed && /^\p{Lu}/u.test(text),
    isWeak: isSingle && weakWords.has(lower),
    importance: 1,
  };
}

/**
 * Finds out what a text is about, by tables of words. A text of nothing but stop words is about
 * those.
 *
 * @param text a query or a question
 * @param isTyped true while its last word may not be complete
 */
export function readConcepts(text: string, isTyped = false): Concept[] {
  const words = readText(joinParticles(text.slice(0, longestText)));
  const telling = words.filter(({lower}) => !articles.has(lower));
  const given = telling.length > 0 ? telling : words;
  const hasOpenEnd = isTyped && !/\s$/u.test(text);
  const isBegun = hasOpenEnd && given.length > 1 && isLetter(given.at(-1)!.lower);
  const all = isBegun ? given.slice(0, -1) : given;
  const concepts = new Map<string, Concept>();
  const stops = new Map<string, Concept>();
  for (let at = 0; at < all.length;) {
    const phrase = phraseAt(all, at);
    const length = phrase?.stems.length ?? 1;
    const own = all.slice(at, at + length);
    const concept = toConcept(own, phrase?.others ?? [], at === 0);
    concept.isOpen = hasOpenEnd && !isBegun && at + length === all.length;
    const isStop = length === 1 && stopWords.has(own[0]!.lower);
    concept.isWeak ||= isStop;
    (isStop ? stops : concepts).set(concept.wordings[0].terms.join(' '), concept);
    at += length;
  }
  return [...(concepts.size > 0 ? concepts : stops).values()].slice(0, mostConcepts);
}
