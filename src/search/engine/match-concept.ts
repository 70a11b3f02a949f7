import type {Concept, Wording} from '../language/concepts';
import {stem} from '../language/stem';
import {stemsOf} from '../language/words';
import {countSections, termRange, termsWithPrefix, type InvertedIndex} from './inverted-index';
import {createNearest} from './nearest-terms';
import {rarenessOf} from './rareness';
import {fieldNames, fieldSet, type FieldSet} from './section-fields';
import {createFinder, type Lookup, type TermQuery} from './term-query';

/** How well the sections of a tag match a concept, each at its place. */
export type ConceptMatches = {
  /** How often and where it stands in them, from 0 to 1, whether the concept is rare or not. */
  strengths: Float32Array;
  /** In which fields it is found; 0 for a section that has nothing of it. */
  fields: Uint8Array;
  /** How many sections have the query's own wording; of one that none has, those with any other. */
  count: number;
  /** How many sections say it themselves, as the query has it. */
  said: number;
  /** What was looked for: the concept's wordings, and what a misspelt word probably means. */
  wordings: Wording[];
  /** The same as terms of the index. */
  queries: TermQuery[];
  /** How many letters are wrong, if what is there was probably meant; infinite when nothing is. */
  mistakes: number;
};

/** What counts that is not the word itself: other forms of it, the parts of a name. */
const formWeight = 0.6;
const partsWeight = 0.5;
const misspeltWeight = 0.8;

/** How fast more of a concept stops to count. */
const saturation = 1.2;

/** Of the words that may be meant, the others of the query tell the right one. */
const mostCorrections = 3;

/** Shorter words are found as they are: they begin too many others. */
const shortestPrefix = 3;

/** How many letters may be wrong in a word of a length. */
const mistakesIn = ({length}: string) => Math.max(0, Math.min(3, Math.floor((length - 2) / 2)));

const allFields = fieldSet(...fieldNames);
/** The first letters of a word are in every text. */
const shortFields = fieldSet('title', 'about');
const saidFields = fieldSet('title', 'about', 'text', 'code');

function countIn(fields: Uint8Array, wanted: FieldSet): number {
  let count = 0;
  for (const each of fields) {
    count += each & wanted ? 1 : 0;
  }
  return count;
}

/** Makes strengths of the scores of a query, in place. */
function toStrengths(scores: Float32Array, rareness: number): void {
  for (let section = 0; section < scores.length; section++) {
    // The scores of the index grow with the rareness of a word, which is weighed by itself.
    const score = scores[section]! / rareness;
    scores[section] = score / (score + saturation);
  }
}

/**
 * @param index
 * @param formsOf gives the places of the terms of the index that have a stem
 * @returns what finds the sections with a concept: in its own words, in other forms of them, in
 *   others that mean the same, by its parts when it is a name, and with wrong letters when there
 *   is nothing else
 */
export function createMatcher(
  index: InvertedIndex,
  formsOf: (stem: string) => readonly number[],
): (concept: Concept) => ConceptMatches {
  const find = createFinder(index);
  const nearestTo = createNearest(index.terms);

  const lookup = (word: string, isPrefix: boolean, weight = 1): Lookup => ({
    ...(isPrefix ? termsWithPrefix(index, word) : termRange(index, word)),
    word,
    weight,
  });

  const lookupTerm = (term: number, weight = 1): Lookup => ({
    from: term,
    to: term + 1,
    word: index.terms[term]!,
    weight,
  });

  const createMatches = (wordings: Wording[]): ConceptMatches => ({
    strengths: new Float32Array(index.sectionCount),
    fields: new Uint8Array(index.sectionCount),
    count: 0,
    said: 0,
    wordings,
    queries: [],
    mistakes: 0,
  });

  /** Adds what a query finds; of each section, the better match stays. */
  function add({strengths, fields, queries}: ConceptMatches, query: TermQuery, weight: number) {
    find(query, (section, score, found) => {
      strengths[section] = Math.max(strengths[section]!, score * weight);
      fields[section]! |= found;
    });
    queries.push(query);
  }

  /** Adds the sections that have all terms of a wording, in any form. */
  function addWording(matches: ConceptMatches, {terms, likeness}: Wording) {
    const groups = terms.map((term) => formsOf(term).map((each) => lookupTerm(each)));
    add(matches, {groups, fields: allFields}, likeness);
  }

  function addTerm(matches: ConceptMatches, term: string, isOpen: boolean, weight = 1) {
    const forms = formsOf(stem(term))
      .filter((each) => index.terms[each] !== term)
      .map((each) => lookupTerm(each, formWeight));
    const isShort = term.length < shortestPrefix;
    const fields = isOpen && isShort ? shortFields : allFields;
    add(matches, {groups: [[lookup(term, isOpen), ...forms]], fields}, weight);
    if (!isOpen && !isShort && countIn(matches.fields, allFields) === 0) {
      add(matches, {groups: [[lookup(term, true)]], fields: allFields}, weight);
    }
  }

  function addParts(matches: ConceptMatches, parts: string[]) {
    const isLast = (place: number) => place === parts.length - 1;
    const groups = parts.map((part, place) => [lookup(part, isLast(place))]);
    add(matches, {groups, fields: allFields}, partsWeight);
  }

  /** The terms of the index that were probably meant: of those that are nearest, the most common. */
  function correct(word: string): {meant: string[]; mistakes: number} {
    const {nearest, mistakes} = nearestTo(word, mistakesIn(word));
    const counts = new Map(nearest.map((term) => [term, countSections(index, term)]));
    const meant = nearest
      .sort((a, b) => counts.get(b)! - counts.get(a)!)
      .slice(0, mostCorrections)
      .map((term) => index.terms[term]!);
    return {meant, mistakes};
  }

  function matchMisspelt({term, wordings}: Concept): ConceptMatches {
    const {meant, mistakes} = term ? correct(term) : {meant: [], mistakes: Infinity};
    const meanings = meant.map((each) => ({terms: stemsOf(each), likeness: 1}));
    const matches = createMatches(meanings.length > 0 ? meanings : wordings);
    meant.forEach((each) => addTerm(matches, each, false, misspeltWeight));
    return {...matches, count: countIn(matches.fields, allFields), mistakes};
  }

  function match(concept: Concept): ConceptMatches {
    const {term, parts, wordings, isOpen} = concept;
    const [own, ...others] = wordings;
    const matches = createMatches(wordings);
    if (term) {
      addTerm(matches, term, isOpen);
    } else {
      addWording(matches, own);
    }
    matches.count = countIn(matches.fields, allFields);
    matches.said = countIn(matches.fields, saidFields);
    if (parts.length > 0) {
      addParts(matches, parts);
    }
    others.forEach((other) => addWording(matches, other));
    matches.count ||= countIn(matches.fields, allFields);
    return matches.count > 0 ? matches : matchMisspelt(concept);
  }

  return (concept) => {
    const matches = match(concept);
    toStrengths(matches.strengths, rarenessOf(matches.count, index.sectionCount));
    return matches;
  };
}
