import type {IndexedSection} from '../index-format';
import type {Matches} from './excerpt';
import type {TagIndex} from './load-tags';
import {findMessage} from './messages';
import {conceptsOf, isStopWord, type Concept} from './query';
import {partsOf, termsOf, tokenize} from './terms';
import {
  answers,
  coverageExponent,
  exactBoosts,
  fieldBoosts,
  pageSupport,
  shortestWords,
  weightOf,
  wordWeights,
} from '../tuning';

export type RankedSection = {
  tagIndex: TagIndex;
  /** The index of the section in `tagIndex.sections`. */
  id: number;
  section: IndexedSection;
  score: number;
  /** From 0 to 1: how much of the query the section matches. Rare words have more weight. */
  coverage: number;
} & Matches;

/** The weight of each concept of a query: the fewer sections have it, the higher. */
type WeightedConcept = Concept & {weight: number};

/** A number with another digit is another number, such as of a pull request. */
const canBeMisspelt = (word: string) =>
  word.length >= shortestWords.corrected && /\p{L}/u.test(word);

/** Allowed edits by the length of a word. */
const maximumEdits = (term: string) => (term.length > 5 ? 2 : 1);

/** A section before it's ranked, with the terms that it matches, also by its synonyms. */
type TagResult = Omit<RankedSection, 'coverage' | 'typed'> & {matchedTerms: Set<string>};

function find(
  tagIndex: TagIndex,
  terms: Map<string, number>,
  prefixes: Set<string>,
  fuzzy: Set<string>,
): TagResult[] {
  const results = tagIndex.index.search([...terms.keys()].join(' '), {
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    boost: fieldBoosts,
    boostTerm: (term) => terms.get(term) ?? 1,
    combineWith: 'OR',
    prefix: (term) => prefixes.has(term) && term.length >= shortestWords.prefix,
    fuzzy: (term) => fuzzy.has(term) && maximumEdits(term),
  });
  return results.map(({id, score, queryTerms, terms: foundTerms}) => ({
    tagIndex,
    id,
    section: tagIndex.sections[id]!,
    score,
    matchedTerms: new Set(queryTerms),
    // A synonym isn't what the reader typed.
    terms: new Set(foundTerms.filter((term) => (terms.get(term) ?? 1) === 1)),
  }));
}

/** From 0 to 1: how much of a concept the terms match. Synonyms count less and must match fully. */
const shareOf = ({options}: Concept, terms: ReadonlySet<string>): number =>
  Math.max(
    ...options.map(({terms: wanted, factor}) => {
      const share = wanted.filter((term) => terms.has(term)).length / wanted.length;
      return factor * (factor < 1 ? Math.floor(share) : share);
    }),
  );

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** From 0 to 1: how much of a query the terms match. */
const coverageOf = (concepts: WeightedConcept[], terms: ReadonlySet<string>): number =>
  sum(concepts.map((concept) => concept.weight * shareOf(concept, terms))) /
  sum(concepts.map(({weight}) => weight));

function weigh(concepts: Concept[], results: TagResult[], count: number): WeightedConcept[] {
  return concepts.map((concept) => {
    const frequency = results.filter(
      ({matchedTerms}) => shareOf(concept, matchedTerms) > 0.5,
    ).length;
    const weight = Math.min(wordWeights.rarest, Math.log(1 + count / Math.max(1, frequency)));
    return {...concept, weight: concept.isWeak ? weight * wordWeights.weak : weight};
  });
}

/** Compares a text with a query, apart from stop words. @param terms of the query that it may have */
type Comparison = (
  text: string,
  concepts: WeightedConcept[],
  terms: ReadonlySet<string>,
) => boolean;

const tellingParts = (text: string): string[] =>
  tokenize(text)
    .filter((word) => !isStopWord(word))
    .flatMap(partsOf);

/** Whether they say the same. */
const isSame: Comparison = (text, concepts, terms) => {
  const matched = tellingParts(text).map((part) => termsOf(part).filter((term) => terms.has(term)));
  return (
    matched.every((part) => part.length > 0) && coverageOf(concepts, new Set(matched.flat())) === 1
  );
};

/** Whether they would once the query's last word is complete and all are spelt correctly. */
const isNearly: Comparison = (text, concepts, terms) => {
  const parts = tellingParts(text);
  return (
    parts.length >= concepts.flatMap(({words}) => words).length &&
    parts.every((part) => termsOf(part).some((term) => terms.has(term)))
  );
};

/** Boosts the start of a page whose title or one of whose keywords is the query. */
function pageBoost(
  {url, titles, keywords = []}: IndexedSection,
  concepts: WeightedConcept[],
  terms: ReadonlySet<string>,
  isLike: Comparison,
): number {
  if (url.includes('#')) {
    return 1;
  }
  return Math.max(
    isLike(titles[0]!, concepts, terms) ? exactBoosts.title : 1,
    keywords.some((keyword) => isLike(keyword, concepts, terms)) ? exactBoosts.keyword : 1,
  );
}

/** From 0 to 1: how much of a title the terms match. */
function titleShare(title: string, terms: ReadonlySet<string>): number {
  const parts = tellingParts(title);
  const matched = parts.filter((part) => termsOf(part).some((term) => terms.has(term)));
  return matched.length / Math.max(1, parts.length);
}

/** The weight of a section among those that may answer a question. */
function answerWeight({url, titles}: IndexedSection, terms: ReadonlySet<string>): number {
  const {pageStartWeight, otherTitleWeight} = answers;
  const titleWeight = otherTitleWeight + (1 - otherTitleWeight) * titleShare(titles.at(-1)!, terms);
  return url.includes('#') ? titleWeight : titleWeight * pageStartWeight;
}

/** The path of its page. */
const pageOf = ({section}: RankedSection): string => section.url.replace(/#.*/u, '');

/** The sections by the path of their page, in their order. */
export function groupByPage(sections: RankedSection[]): Map<string, RankedSection[]> {
  const pages = new Map<string, RankedSection[]>();
  for (const section of sections) {
    const page = pageOf(section);
    pages.set(page, pages.get(page) ?? []);
    pages.get(page)!.push(section);
  }
  return pages;
}

/** Boosts sections if other sections of the page match too, since the page is about the query. */
function supportByPage(sections: RankedSection[], exponent: number): RankedSection[] {
  const support = new Map<string, number>();
  for (const [page, pageSections] of groupByPage(sections)) {
    const scores = pageSections.map(({score}) => score).sort((a, b) => b - a);
    const best = scores.slice(0, pageSupport.sections);
    support.set(page, (sum(best) / best[0]!) ** exponent);
  }
  return sections.map((section) => ({
    ...section,
    score: section.score * support.get(pageOf(section))!,
  }));
}

/**
 * Separates two words that were typed as one, such as "darkmode", if a section has both.
 *
 * @param isTyping whether the second one may be incomplete
 */
function separate(tags: TagIndex[], word: string, isTyping: boolean): string {
  const least = shortestWords.split;
  const pairs = Array.from({length: Math.max(0, word.length - 2 * least + 1)}, (_, index) => [
    word.slice(0, least + index),
    word.slice(least + index),
  ]);
  const halves = new Map(pairs.flat().map((half) => [half, 1]));
  const prefixes = new Set(isTyping ? pairs.map(([, second]) => second!) : []);
  const sections = tags.flatMap((tagIndex) => find(tagIndex, halves, prefixes, new Set()));
  const isFound = (pair: string[]) =>
    sections.some(({matchedTerms}) => pair.every((half) => matchedTerms.has(half)));
  return pairs.find(isFound)?.join(' ') ?? word;
}

type Ranking = {sections: RankedSection[]} & Matches;

/** Ranks all sections that match a query, and gives its terms and words. */
function rankSections(tags: TagIndex[], query: string, isQuestion: boolean): Ranking {
  const {concepts, terms, last} = conceptsOf(query);
  const prefixes = new Set(!isQuestion && last ? [last] : []);
  if (!isQuestion) {
    // Whoever searches for "SideBar" means "sidebar".
    concepts.forEach(({words, options}) => options.push({terms: [words.join('')], factor: 1}));
  }
  const findAll = (fuzzy: Set<string>) =>
    tags.flatMap((tagIndex) => find(tagIndex, terms, prefixes, fuzzy));
  let results = findAll(new Set());
  const known = new Set(results.flatMap(({matchedTerms}) => [...matchedTerms]));
  const unknown = concepts.filter((concept) => shareOf(concept, known) === 0);
  if (unknown.length > 0) {
    const unknownWords = unknown.flatMap(({words}) => words);
    const separated = unknownWords.reduce(
      (text, word) =>
        text.replace(new RegExp(word, 'iu'), separate(tags, word, prefixes.has(word))),
      query,
    );
    if (separated.toLowerCase() !== query.toLowerCase()) {
      return rankSections(tags, separated, isQuestion);
    }
    results = findAll(new Set(unknownWords.filter(canBeMisspelt)));
    for (const concept of unknown) {
      concept.options = [{terms: concept.words, factor: wordWeights.corrected}];
    }
  }
  const count = sum(tags.map(({index}) => index.documentCount));
  const weighted = weigh(concepts, results, count);
  const typed = [...tokenize(query.toLowerCase()), ...concepts.flatMap(({words}) => words)];
  const boostsBy = (isLike: Comparison) =>
    results.map((result) => pageBoost(result.section, weighted, result.terms, isLike));
  const exact = boostsBy(isSame);
  const boosts = exact.some((boost) => boost > 1) ? exact : boostsBy(isNearly);
  const sections = results.map(({matchedTerms, ...result}, place): RankedSection => {
    const coverage = coverageOf(weighted, matchedTerms);
    const {section, tagIndex} = result;
    const weight =
      weightOf(section, tagIndex.tag) * (isQuestion ? answerWeight(section, matchedTerms) : 1);
    const score = result.score * coverage ** coverageExponent * boosts[place]! * weight;
    return {...result, score, coverage, typed};
  });
  // Weak words that nearly every section has can leave nothing of a score.
  const ranked = supportByPage(
    sections.filter(({score}) => score > 0),
    isQuestion ? answers.pageSupportExponent : pageSupport.exponent,
  ).sort((a, b) => b.score - a.score);
  return {sections: ranked, terms: new Set(terms.keys()), typed};
}

/**
 * Searches the sections of tags. Words that none of them contain are split or corrected within two
 * edits. Sections that match more of the query rank higher than sections that repeat one word.
 *
 * @param options `isQuestion`: the query is complete, and wants the section that answers it; otherwise,
 *   its last word may be incomplete, because the reader is still typing
 * @returns the matching sections, best first
 */
export function rank(
  tags: TagIndex[],
  query: string,
  {isQuestion = false}: {isQuestion?: boolean} = {},
): RankedSection[] {
  const {sections, terms, typed} = rankSections(tags, query, isQuestion);
  const message = terms.size > 0 && findMessage(tags, query);
  if (!message) {
    return sections;
  }
  const first = {...message, score: (sections[0]?.score ?? 0) + 1, coverage: 1, terms, typed};
  // The other entries of the error reference are about other messages.
  const otherPages = sections.filter((section) => pageOf(section) !== pageOf(first));
  return [first, ...otherPages];
}
