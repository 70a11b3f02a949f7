import MiniSearch from 'minisearch';
import type {IndexedSection} from '../sections';
import {stem} from '../stem';
import {readWords, termsOf} from '../tokenize';
import {createMatcher, type WordMatches} from './match-word';
import type {QueryWord} from './query-words';
import {fieldNames, fieldsOf, type SectionFields} from './section-fields';

/** The sections of a search tag, and what finds them. */
export type TagIndex = {
  sections: IndexedSection[];
  /** How many words the titles of the sections have. */
  titleLengths: number[];
  match(word: QueryWord): WordMatches;
};

/** Sections are indexed in pieces of this many, so that a query need not wait for all of them. */
const chunkSize = 20;

/** A reader types a word letter by letter, and the words before it stay. */
const keptWords = 50;

function keepMatches(match: TagIndex['match']): TagIndex['match'] {
  const kept = new Map<string, WordMatches>();
  return (word) => {
    const key = JSON.stringify(word);
    const matches = kept.get(key) ?? match(word);
    kept.set(key, matches);
    if (kept.size > keptWords) {
      kept.delete(kept.keys().next().value!);
    }
    return matches;
  };
}

/**
 * Indexes sections. Takes a while with full texts, and lets queries in between.
 *
 * @param sections of a tag
 */
export async function indexSections(sections: IndexedSection[]): Promise<TagIndex> {
  const forms = new Map<string, Set<string>>();
  const collect = (term: string) => {
    const key = stem(term);
    forms.set(key, (forms.get(key) ?? new Set()).add(term));
    return term;
  };
  const index = new MiniSearch<SectionFields>({
    fields: [...fieldNames],
    tokenize: termsOf,
    processTerm: collect,
  });
  await index.addAllAsync(sections.map(fieldsOf), {chunkSize});
  return {
    sections,
    titleLengths: sections.map(({titles}) => readWords(titles[titles.length - 1]!).length),
    match: keepMatches(createMatcher(index, (key) => forms.get(key) ?? new Set())),
  };
}
