import {wordWeights} from '../tuning';
import {synonymsOf} from './synonyms';
import {partsOf, stemOf, termsOf, tokenize} from './terms';

const list = (words: string) => new Set(words.trim().split(/\s+/u));
const stems = (words: string) => new Set([...list(words)].map(stemOf));

/** Stop words and greetings. */
const stopWords = list(`
  a about after again all also although am an and any are as at be because been before being but by
  can cannot could d did do docusaurus does doesn doing don each either else etc every few for from
  get had has have having he her here his how i if in instead into is isn it its itself just let like
  ll may me might mine more most much must my myself no nor not now of off on once one only onto or
  other our ours out over own per please quite rather re really s shall she should so some somehow
  something such t than that the their theirs them themselves then there these they thing this those
  through to too until up upon us ve very via was we were what when where whether which while who
  whom whose why will with within without would yes yet you your yours
  anybody anyone everybody everyone folks guys hello hey hi thank thanks
`);

/** Whether a word tells nothing about what a text is about. */
export const isStopWord = (word: string): boolean => stopWords.has(word.toLowerCase());

/** The stems of verbs and nouns that are common in questions but may be missing in the answers. */
const weakStems = stems(`
  able above accept achieve actually add adjust affect allow alone already always another
  anything appear apply arrange ask automatically available avoid back become begin belong
  beside best better big both bring call carry case cause certain change check choose chosen
  clear come common compare complete configure consist contain correct correctly count create
  current customize deal decide decrease default define depend describe detail determine
  difference different disappear distinct drop during early easily easy edit effect enable enter
  everybody everything exact exactly example except exist existing exists expect explain extra
  far fast find fine finish finished first fit fix follow forget forgot full further gave
  general gets getting give gives go goal gone good great handle happen happens hard help hold
  idea important improve include increase inside instance instruct interest keep kind know large
  last late lead learn leave left less lets level lies list little long look lose lost lot main
  make manage many matter mean method mind minimum miss missing mix modify name near necessary
  need never new next nice note nothing number obtain offer old open option options original
  otherwise outside part pass people pick picked pieces place plan point possible prefer present
  prevent print prior problem proper properly provide purpose put quick quickly reach read
  reader ready real reason receive refer relate remain remember remove repeat replace require
  respond rest result return rid right run safe same save says second see select separate set
  setting settings setup several shape short show similar simple simply since single site size
  small somebody someone somewhat soon sort special specific specify split start state stay step
  still stop straight stuff suggest suit suits support supported sure take talk task tell think
  third time today total treat try turn two type types ugly understand unless use used useful
  user using usual usually value various vary visible visitor wait want watch way ways well
  whole wish wonder work works write wrong
`);

/** Whether a question has no word about a topic, such as "Can you show an example?". */
export const isVague = (question: string): boolean =>
  tokenize(question.toLowerCase()).every((word) => isStopWord(word) || weakStems.has(stemOf(word)));

/** A concept in a query: a word, or a phrase with synonyms. */
export type Concept = {
  /** As typed, in lowercase. */
  words: string[];
  /** Alternative groups of terms that match it, with the boost of each group. */
  options: {terms: string[]; factor: number}[];
  isWeak: boolean;
};

/**
 * Parses a query.
 *
 * @returns the concepts, all terms to search for with their boosts, and the last word typed
 */
export function conceptsOf(query: string): {
  concepts: Concept[];
  terms: Map<string, number>;
  last: string | undefined;
} {
  const all = [...new Set(tokenize(query))];
  const telling = all.filter((word) => word.length > 1 && !isStopWord(word));
  const words = telling.length > 0 ? telling : all;
  const terms = new Map<string, number>();
  const concepts = words.map((word): Concept => {
    const parts = partsOf(word);
    const ownStems = parts.map(stemOf);
    termsOf(word).forEach((term) => terms.set(term, 1));
    return {
      words: parts,
      options: [
        {terms: ownStems, factor: 1},
        {terms: parts, factor: 1},
      ],
      isWeak: ownStems.every((part) => weakStems.has(part)),
    };
  });
  const stems = concepts.flatMap(({options}) => options[0]!.terms);
  for (const {phrase, synonyms} of synonymsOf(stems)) {
    const phraseConcepts = concepts.filter((concept) =>
      concept.options[0]!.terms.some((term) => phrase.includes(term)),
    );
    for (const synonym of synonyms) {
      phraseConcepts.forEach((concept) =>
        concept.options.push({terms: synonym, factor: wordWeights.synonym}),
      );
      synonym.forEach((term) => terms.set(term, terms.get(term) ?? wordWeights.synonymBoost));
    }
  }
  return {concepts, terms, last: concepts.at(-1)?.words.at(-1)};
}
