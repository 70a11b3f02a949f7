import MiniSearch from 'minisearch';
import type {Concept} from '../language/concepts';
import {stem} from '../language/stem';
import {termsOf} from '../language/tokenize';
import {tellingStemsOf} from '../language/words';
import {nearness, type Meaning, type MeaningSpace} from '../meaning/space';
import {termsOfSection, termsOfText, type TermWeights} from '../meaning/terms';
import type {IndexedSection} from '../sections';
import {createMatcher, type ConceptMatches} from './match-concept';
import {fieldNames, fieldsOf, type SectionFields} from './section-fields';

/** What a section says in short, each as the stems of its words. */
export type SectionTexts = {
  title: ReadonlySet<string>;
  /** Title of its page. */
  page: ReadonlySet<string>;
  /** Its titles from the page's down. */
  path: ReadonlySet<string>;
  questions: ReadonlySet<string>[];
};

/** The sections of a search tag, and what finds them. */
export type TagIndex = {
  sections: IndexedSection[];
  match(concept: Concept): ConceptMatches;
  /** @param id place of a section */
  textsOf(id: number): SectionTexts;
  nearnessTo(query: TermWeights): Nearness;
};

/** How near texts are in meaning to a query, from 0 to 1; in the middle where that is unknown. */
export type Nearness = {
  /** @param id place of a section */
  ofSection(id: number): number;
  ofText(text: string): number;
};

/** For how long sections are indexed before a query may come between, in milliseconds. */
const longestSlice = 20;

/** A reader types a word letter by letter, and the words before it stay. */
const keptConcepts = 50;

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

function keepMatches(match: TagIndex['match']): TagIndex['match'] {
  const kept = new Map<string, ConceptMatches>();
  return (concept) => {
    const key = `${concept.words} ${concept.isOpen}`;
    const matches = kept.get(key) ?? match(concept);
    kept.set(key, matches);
    if (kept.size > keptConcepts) {
      kept.delete(kept.keys().next().value!);
    }
    return matches;
  };
}

const tellingStems = (text: string): ReadonlySet<string> => new Set(tellingStemsOf(text));

const readTexts = ({titles, questions = []}: IndexedSection): SectionTexts => ({
  title: tellingStems(titles.at(-1) ?? ''),
  page: tellingStems(titles[0] ?? ''),
  path: tellingStems(titles.join(' ')),
  questions: questions.map(([text]) => tellingStems(text)),
});

/**
 * Indexes sections. Takes a while with full texts, and lets queries in between.
 *
 * @param sections of a tag
 * @param space in which they mean something; sections without texts have none
 */
export async function indexSections(
  sections: IndexedSection[],
  space?: MeaningSpace,
): Promise<TagIndex> {
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
  const meanings: Meaning[] = [];
  const texts: SectionTexts[] = [];
  let sliceEnd = performance.now() + longestSlice;
  for (const [id, section] of sections.entries()) {
    index.add(fieldsOf(section, id));
    meanings.push(space?.meaningOf(termsOfSection(section)));
    texts.push(readTexts(section));
    if (performance.now() > sliceEnd) {
      await pause();
      sliceEnd = performance.now() + longestSlice;
    }
  }
  return {
    sections,
    match: keepMatches(createMatcher(index, (key) => forms.get(key) ?? new Set())),
    textsOf: (id) => texts[id]!,
    nearnessTo(query) {
      const meant = space?.meaningOf(query);
      return {
        ofSection: (id) => nearness(meant, meanings[id]),
        ofText: (text) => nearness(meant, space?.meaningOf(termsOfText(text))),
      };
    },
  };
}
