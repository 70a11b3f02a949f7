import type MiniSearch from 'minisearch';
import type {SearchOptions, SearchResult} from 'minisearch';
import {stem} from '../stem';
import {synonymsOf} from '../synonyms';
import type {QueryWord} from './query-words';
import type {SectionFields} from './section-fields';

/** How well a section matches a word. */
export type WordMatch = {
  score: number;
  /** Terms of the section that were found. */
  terms: string[];
  isInTitle: boolean;
  /** False when it is in the titles above alone. */
  isOwn: boolean;
};

/** By the place of the section among those of the tag. */
export type WordMatches = Map<number, WordMatch>;

const options: SearchOptions = {
  // The titles above add nothing, and count for what a section covers.
  boost: {title: 3, path: 0, about: 2.5, questions: 2, text: 1, code: 0.4},
  weights: {prefix: 0.2, fuzzy: 1},
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
};

/** What counts that is not the word itself: other forms, other words, the parts of a name. */
const formWeight = 0.8;
const synonymWeight = 0.4;
const partsWeight = 0.5;
const misspeltWeight = 0.7;

/** Shorter words are found as they are: they begin too many others. */
const shortestPrefix = 3;

/** How many letters may be wrong in a word of a length; the fewest that find something are used. */
const mistakesIn = ({length}: string) => [1, 2, 3].filter((count) => length >= 2 + count * 2);

/** The term with each two of its neighboring letters in other order. */
const swapped = (term: string): string[] =>
  Array.from({length: term.length - 1}, (_, place) =>
    [term.slice(0, place), term[place + 1], term[place], term.slice(place + 2)].join(''),
  );

function toMatches(results: SearchResult[], weight = 1): WordMatches {
  return new Map(
    results.map(({id, score, match}) => {
      const fields = new Set(Object.values(match).flat());
      const isInTitle = fields.has('title');
      fields.delete('path');
      return [
        id as number,
        {score: score * weight, terms: Object.keys(match), isInTitle, isOwn: fields.size > 0},
      ];
    }),
  );
}

/** Keeps the better match of each section. */
function merge(matches: WordMatches, others: WordMatches): WordMatches {
  const merged = new Map(matches);
  for (const [id, other] of others) {
    const match = merged.get(id);
    merged.set(
      id,
      match
        ? {
            score: Math.max(match.score, other.score),
            terms: [...match.terms, ...other.terms],
            isInTitle: match.isInTitle || other.isInTitle,
            isOwn: match.isOwn || other.isOwn,
          }
        : other,
    );
  }
  return merged;
}

/**
 * @param index
 * @param formsOf gives the terms of the index that have a stem
 * @returns what finds the sections with a word: as it is, in another form, by its parts when it is
 *   a name, and with wrong letters when there is nothing else
 */
export function createMatcher(
  index: MiniSearch<SectionFields>,
  formsOf: (stem: string) => Iterable<string>,
): (word: QueryWord) => WordMatches {
  const search = (terms: Iterable<string>, more: SearchOptions) =>
    index.search([...terms].join(' '), {...options, ...more});

  function matchTerm({term, isOpen}: QueryWord, weight = 1): WordMatches {
    const own = new Set([term, ...formsOf(stem(term))]);
    const others = synonymsOf(term).flatMap((other) => [...formsOf(stem(other))]);
    const weightOf = (each: string) => (own.has(each) ? formWeight : synonymWeight);
    const found = search(new Set([...own, ...others]), {
      // The first letters of a word are in every text.
      fields: isOpen && term.length < shortestPrefix ? ['title', 'about'] : undefined,
      prefix: (each) => each === term && isOpen,
      boostTerm: (each) => (each === term ? 1 : weightOf(each)),
    });
    const isEnough = found.length > 0 || term.length < shortestPrefix;
    return toMatches(isEnough ? found : search([term], {prefix: true}), weight);
  }

  function matchParts({parts}: QueryWord): WordMatches {
    const isLast = (_: string, place: number) => place === parts.length - 1;
    return toMatches(search(parts, {combineWith: 'AND', prefix: isLast}), partsWeight);
  }

  /** The term of the index that was probably meant: of those that are nearest, the most common. */
  function correct(term: string): string | undefined {
    for (const fuzzy of mistakesIn(term)) {
      const counts = new Map<string, number>();
      const found = search([term, ...(fuzzy === 1 ? swapped(term) : [])], {
        fuzzy: (each) => each === term && fuzzy,
      });
      found
        .flatMap((result) => result.terms)
        .forEach((each) => counts.set(each, (counts.get(each) ?? 0) + 1));
      const [best] = [...counts].sort((a, b) => b[1] - a[1]);
      if (best) {
        return best[0];
      }
    }
    return undefined;
  }

  function matchMisspelt({term}: QueryWord): WordMatches {
    const meant = correct(term);
    return meant ? matchTerm({term: meant, parts: [], isOpen: false}, misspeltWeight) : new Map();
  }

  return (word) => {
    const matches = matchTerm(word);
    const all = word.parts.length > 0 ? merge(matches, matchParts(word)) : matches;
    return all.size > 0 ? all : matchMisspelt(word);
  };
}
