import MiniSearch, {type SearchResult} from 'minisearch';
import type {IndexedSection} from '../sections';
import {stem} from '../stem';
import {termsOf} from '../tokenize';
import {fieldNames, fieldsOf, type SectionFields} from './section-fields';
import type {QueryWord} from './query-words';

/** How well a section matches a word. */
export type WordMatch = {
  score: number;
  /** Terms of the section that were found, and whether they are in its title. */
  terms: string[];
  isInTitle: boolean;
};

/** By the place of the section among those of the tag. */
export type WordMatches = Map<number, WordMatch>;

/** The sections of a search tag, and what finds them. */
export type TagIndex = {
  sections: IndexedSection[];
  /** How many terms the title of a section has. */
  titleLengths: number[];
  match(word: QueryWord): WordMatches;
};

const boost = {title: 5, path: 1.5, about: 2.5, text: 1, code: 0.4};

/** What a term counts that is not the one looked for. */
const formWeight = 0.8;
const partsWeight = 0.5;

/** How many letters may be wrong in a word of a length; the fewest that find something are used. */
const mistakes = (length: number) => [1, 2, 3].filter((count) => length >= 2 + count * 2);

function toMatches(results: SearchResult[], weight = 1): WordMatches {
  return new Map(
    results.map(({id, score, match}) => [
      id as number,
      {
        score: score * weight,
        terms: Object.keys(match),
        isInTitle: Object.values(match).some((fields) => fields.includes('title')),
      },
    ]),
  );
}

/** Keeps the better match of each section. */
function mergeMatches(matches: WordMatches, others: WordMatches): WordMatches {
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
          }
        : other,
    );
  }
  return merged;
}

/** Answers words from what is in the index. */
function createMatcher(index: MiniSearch<SectionFields>, forms: Map<string, Set<string>>) {
  const search = (terms: string[], options: Parameters<typeof index.search>[1]) =>
    index.search(terms.join(' '), options);

  function matchTerm({term, isOpen}: QueryWord): WordMatches {
    const others = [...(forms.get(stem(term)) ?? [])].filter((form) => form !== term);
    const found = search([term, ...others], {
      prefix: (each) => each === term && isOpen,
      boostTerm: (each) => (each === term ? 1 : formWeight),
    });
    return toMatches(found.length > 0 || term.length < 3 ? found : search([term], {prefix: true}));
  }

  function matchParts({parts}: QueryWord): WordMatches {
    const found = search(parts, {
      combineWith: 'AND',
      prefix: (_, index_) => index_ === parts.length - 1,
    });
    return toMatches(found, partsWeight);
  }

  function matchMisspelt({term}: QueryWord): WordMatches {
    for (const count of mistakes(term.length)) {
      const found = search([term], {fuzzy: count, prefix: false});
      if (found.length > 0) {
        return toMatches(found);
      }
    }
    return new Map();
  }

  return (word: QueryWord): WordMatches => {
    const matches = matchTerm(word);
    const all = word.parts.length > 0 ? mergeMatches(matches, matchParts(word)) : matches;
    return all.size > 0 ? all : matchMisspelt(word);
  };
}

/** Sections are indexed in pieces of this many, so that a query need not wait for all of them. */
const chunkSize = 20;

/**
 * Indexes sections. Takes some time with full texts, and lets queries in between.
 *
 * @param sections
 */
export async function indexSections(sections: IndexedSection[]): Promise<TagIndex> {
  const forms = new Map<string, Set<string>>();
  const collect = (term: string) => {
    const key = stem(term);
    const known = forms.get(key);
    if (known) {
      known.add(term);
    } else {
      forms.set(key, new Set([term]));
    }
    return term;
  };
  const index = new MiniSearch<SectionFields>({
    fields: [...fieldNames],
    tokenize: termsOf,
    processTerm: collect,
    searchOptions: {boost, tokenize: (text) => text.split(' '), processTerm: (term) => term},
  });
  await index.addAllAsync(sections.map(fieldsOf), {chunkSize});
  const match = createMatcher(index, forms);
  const known = new Map<string, WordMatches>();
  return {
    sections,
    titleLengths: sections.map(({titles}) => termsOf(titles[titles.length - 1]!).length),
    match(word) {
      const key = JSON.stringify(word);
      const matches = known.get(key) ?? match(word);
      // A reader types a word letter by letter, and the words before it stay.
      known.set(key, matches);
      if (known.size > 50) {
        known.delete(known.keys().next().value!);
      }
      return matches;
    },
  };
}
