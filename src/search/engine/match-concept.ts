import type {Wording} from '../language/concepts';
import {stem} from '../language/stem';
import type {CorrectedConcept} from './correct-concept';
import {termRange, termsWithPrefix, type InvertedIndex} from './inverted-index';
import {rarenessOf} from './rareness';
import {fieldNames, fieldSet} from './section-fields';
import {createFinder, type Lookup, type TermQuery} from './term-query';

/** The sections of a tag that have anything of a concept. */
export type ConceptMatches = {
  /** Their places, in order; the next two have a number for each. */
  places: Uint32Array;
  /** How often and where it stands in them, from 0 to 1, whether the concept is rare or not. */
  strengths: Float32Array;
  /** In which fields it is found. */
  fields: Uint8Array;
  /** How many sections have the query's own wording; of one that none has, those with any other. */
  count: number;
  /** How many sections say it themselves, as the query has it. */
  said: number;
  /** What was looked for, as terms of the index. */
  queries: TermQuery[];
};

/** What counts that is not the word itself: other forms of it, the parts of a name. */
const formWeight = 0.6;
const partsWeight = 0.5;
const misspeltWeight = 0.8;

/** How fast more of a concept stops to count. */
const saturation = 1.2;

/** Shorter words are found as they are: they begin too many others. */
const shortestPrefix = 3;

const allFields = fieldSet(...fieldNames);
/** The first letters of a word are in every text. */
const shortFields = fieldSet('title', 'about');
const saidFields = fieldSet('title', 'about', 'text', 'code');

/** Makes strengths of the scores of a query, in place. */
function toStrengths(scores: Float32Array, rareness: number): void {
  for (let at = 0; at < scores.length; at++) {
    // The scores of the index grow with the rareness of a word, which is weighed by itself.
    const score = scores[at]! / rareness;
    scores[at] = score / (score + saturation);
  }
}

/**
 * @param index
 * @param formsOf gives the places of the terms of the index that have a stem
 * @returns what finds the sections with a concept: in its own words, in other forms of them, in
 *   others that mean the same, by its parts when it is a name; or those with what it means when it
 *   is misspelt
 */
export function createMatcher(
  index: InvertedIndex,
  formsOf: (stem: string) => readonly number[],
): (concept: CorrectedConcept) => ConceptMatches {
  const find = createFinder(index);
  // By section, and all 0 between two concepts.
  const scores = new Float32Array(index.sectionCount);
  const fieldsFound = new Uint8Array(index.sectionCount);
  let count = 0;
  let said = 0;
  let queries: TermQuery[] = [];

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

  /** Adds what a query finds; of each section, the better match stays. */
  function add(query: TermQuery, weight: number) {
    find(query, (section, score, found) => {
      const before = fieldsFound[section]!;
      count += before === 0 ? 1 : 0;
      said += (before & saidFields) === 0 && (found & saidFields) !== 0 ? 1 : 0;
      scores[section] = Math.max(scores[section]!, score * weight);
      fieldsFound[section] = before | found;
    });
    queries.push(query);
  }

  /** Adds the sections that have all terms of a wording, in any form. */
  function addWording({terms, likeness}: Wording) {
    const groups = terms.map((term) => formsOf(term).map((each) => lookupTerm(each)));
    add({groups, fields: allFields}, likeness);
  }

  function addTerm(term: string, isOpen: boolean, weight = 1) {
    const forms = formsOf(stem(term))
      .filter((each) => index.terms[each] !== term)
      .map((each) => lookupTerm(each, formWeight));
    const isShort = term.length < shortestPrefix;
    const fields = isOpen && isShort ? shortFields : allFields;
    add({groups: [[lookup(term, isOpen), ...forms]], fields}, weight);
    if (!isOpen && !isShort && count === 0) {
      add({groups: [[lookup(term, true)]], fields: allFields}, weight);
    }
  }

  function addParts(parts: string[]) {
    const isLast = (place: number) => place === parts.length - 1;
    const groups = parts.map((part, place) => [lookup(part, isLast(place))]);
    add({groups, fields: allFields}, partsWeight);
  }

  /** Takes what was found, and leaves nothing for the next concept. */
  function takeMatches(): Pick<ConceptMatches, 'places' | 'strengths' | 'fields' | 'queries'> {
    const places = new Uint32Array(count);
    const strengths = new Float32Array(count);
    const fields = new Uint8Array(count);
    for (let section = 0, at = 0; at < count; section++) {
      if (fieldsFound[section]) {
        places[at] = section;
        strengths[at] = scores[section]!;
        fields[at++] = fieldsFound[section]!;
      }
    }
    scores.fill(0);
    fieldsFound.fill(0);
    return {places, strengths, fields, queries};
  }

  /** @returns how many sections have the concept's own wording, and how many say it themselves */
  function addAll({term, parts, wordings, isOpen, meant}: CorrectedConcept) {
    if (meant.length > 0) {
      meant.forEach((each) => addTerm(each, false, misspeltWeight));
      return {count, said: 0};
    }
    const [own, ...others] = wordings;
    if (term) {
      addTerm(term, isOpen);
    } else {
      addWording(own);
    }
    const ofOwn = {count, said};
    if (parts.length > 0) {
      addParts(parts);
    }
    others.forEach(addWording);
    return {count: ofOwn.count || count, said: ofOwn.said};
  }

  return (concept) => {
    count = 0;
    said = 0;
    queries = [];
    const counts = addAll(concept);
    const matches = takeMatches();
    toStrengths(matches.strengths, rarenessOf(counts.count, index.sectionCount));
    return {...matches, ...counts};
  };
}
