import type MiniSearch from 'minisearch';
import type {CombinationOperator, Query, SearchOptions, SearchResult} from 'minisearch';
import type {Concept, Wording} from '../language/concepts';
import {stem} from '../language/stem';
import {stemsOf} from '../language/words';
import {rarenessOf} from './rareness';
import type {SectionFields} from './section-fields';

/** How well a section matches a concept. */
type SectionMatch = {
  /** How often and where it stands, whether the concept is rare or not. */
  score: number;
  /** Terms of the section that were found. */
  terms: string[];
  /** False when it is in the titles above alone. */
  isOwn: boolean;
  /** False when readers alone say it. */
  isSaid: boolean;
};

/** By the place of the section among those of the tag. */
type SectionMatches = Map<number, SectionMatch>;

export type ConceptMatches = {
  sections: SectionMatches;
  /** How many sections have the query's own wording; of one that none has, those with any other. */
  count: number;
  /** How many sections say it themselves, as the query has it. */
  said: number;
  /** What was looked for: the concept's wordings, and what a misspelt word probably means. */
  wordings: Wording[];
  /** How many letters are wrong, if what is there was probably meant; infinite when nothing is. */
  mistakes: number;
};

const options: SearchOptions = {
  boost: {title: 5, path: 1.5, about: 0.5, questions: 2, text: 1, code: 0.25},
  bm25: {k: 1.2, b: 0.6, d: 0},
  weights: {prefix: 0.2, fuzzy: 1},
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
};

/** What counts that is not the word itself: other forms of it, the parts of a name. */
const formWeight = 0.6;
const partsWeight = 0.5;
const misspeltWeight = 0.8;

/** Of the words that may be meant, the others of the query tell the right one. */
const mostCorrections = 3;

/** Shorter words are found as they are: they begin too many others. */
const shortestPrefix = 3;

/** How many letters may be wrong in a word of a length; the fewest that find something are used. */
const mistakesIn = ({length}: string) => [1, 2, 3].filter((count) => length >= 2 + count * 2);

/** The term with each two of its neighboring letters in other order. */
const swapped = (term: string): string[] =>
  Array.from({length: term.length - 1}, (_, place) =>
    [term.slice(0, place), term[place + 1], term[place], term.slice(place + 2)].join(''),
  );

function toMatches(results: SearchResult[], weight: number): SectionMatches {
  return new Map(
    results.map(({id, score, match}) => {
      const fields = Object.values(match).flat();
      const isOwn = fields.some((name) => name !== 'path');
      const isSaid = fields.some((name) => name !== 'path' && name !== 'questions');
      return [id as number, {score: score * weight, terms: Object.keys(match), isOwn, isSaid}];
    }),
  );
}

function scale(matches: SectionMatches, factor: number): SectionMatches {
  for (const match of matches.values()) {
    match.score *= factor;
  }
  return matches;
}

const countSaid = (matches: SectionMatches) =>
  [...matches.values()].filter(({isSaid}) => isSaid).length;

/** Keeps the better match of each section. */
function merge(all: SectionMatches[]): SectionMatches {
  const merged: SectionMatches = new Map();
  for (const [id, other] of all.flatMap((matches) => [...matches])) {
    const match = merged.get(id);
    merged.set(
      id,
      match
        ? {
            score: Math.max(match.score, other.score),
            terms: [...match.terms, ...other.terms],
            isOwn: match.isOwn || other.isOwn,
            isSaid: match.isSaid || other.isSaid,
          }
        : other,
    );
  }
  return merged;
}

/**
 * @param index
 * @param formsOf gives the terms of the index that have a stem
 * @returns what finds the sections with a concept: in its own words, in other forms of them, in
 *   others that mean the same, by its parts when it is a name, and with wrong letters when there
 *   is nothing else
 */
export function createMatcher(
  index: MiniSearch<SectionFields>,
  formsOf: (stem: string) => Iterable<string>,
): (concept: Concept) => ConceptMatches {
  const search = (query: Query, weight: number, more: SearchOptions = {}) =>
    toMatches(index.search(query, {...options, ...more}), weight);

  /** Sections that have all terms of a wording, in any form. */
  function matchWording({terms, likeness}: Wording): SectionMatches {
    const forms = terms.map((term) => [...formsOf(term)]);
    if (forms.some(({length}) => length === 0)) {
      return new Map();
    }
    return search(
      {
        combineWith: 'AND' as CombinationOperator,
        queries: forms.map((queries) => ({combineWith: 'OR' as CombinationOperator, queries})),
      },
      likeness,
    );
  }

  function matchTerm(term: string, isOpen: boolean): SectionMatches {
    const forms = new Set([term, ...formsOf(stem(term))]);
    const found = search([...forms].join(' '), 1, {
      // The first letters of a word are in every text.
      fields: isOpen && term.length < shortestPrefix ? ['title', 'about'] : undefined,
      prefix: (each) => each === term && isOpen,
      boostTerm: (each) => (each === term ? 1 : formWeight),
    });
    const isEnough = found.size > 0 || term.length < shortestPrefix;
    return isEnough ? found : search(term, 1, {prefix: true});
  }

  function matchParts(parts: string[]): SectionMatches {
    const isLast = (_: string, place: number) => place === parts.length - 1;
    return search(parts.join(' '), partsWeight, {combineWith: 'AND', prefix: isLast});
  }

  /** The terms of the index that were probably meant: of those that are nearest, the most common. */
  function correct(term: string): {meant: string[]; mistakes: number} {
    for (const fuzzy of mistakesIn(term)) {
      const counts = new Map<string, number>();
      const found = index.search([term, ...(fuzzy === 1 ? swapped(term) : [])].join(' '), {
        ...options,
        fuzzy: (each) => each === term && fuzzy,
      });
      found
        .flatMap((result) => result.terms)
        .forEach((each) => counts.set(each, (counts.get(each) ?? 0) + 1));
      if (counts.size > 0) {
        const nearest = [...counts].sort((x, y) => y[1] - x[1]);
        return {meant: nearest.slice(0, mostCorrections).map(([each]) => each), mistakes: fuzzy};
      }
    }
    return {meant: [], mistakes: Infinity};
  }

  function matchMisspelt({term, wordings}: Concept): ConceptMatches {
    const {meant, mistakes} = term ? correct(term) : {meant: [], mistakes: Infinity};
    const sections = scale(merge(meant.map((each) => matchTerm(each, false))), misspeltWeight);
    return {
      sections,
      count: sections.size,
      said: 0,
      wordings:
        meant.length > 0 ? meant.map((each) => ({terms: stemsOf(each), likeness: 1})) : wordings,
      mistakes,
    };
  }

  function match(concept: Concept): ConceptMatches {
    const {term, parts, wordings, isOpen} = concept;
    const [own, ...others] = wordings;
    const said = term ? matchTerm(term, isOpen) : matchWording(own);
    const sections = merge([
      said,
      ...(parts.length > 0 ? [matchParts(parts)] : []),
      ...others.map(matchWording),
    ]);
    if (sections.size === 0) {
      return matchMisspelt(concept);
    }
    const count = said.size || sections.size;
    return {sections, count, said: countSaid(said), wordings, mistakes: 0};
  }

  return (concept) => {
    const matches = match(concept);
    // The scores of the index grow with the rareness of a word, which is weighed by itself.
    const rareness = rarenessOf(matches.count, index.documentCount);
    return {...matches, sections: scale(matches.sections, 1 / rareness)};
  };
}
