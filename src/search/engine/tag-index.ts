import {groupBy} from '../group-by';
import {stem} from '../language/stem';
import {nearness, type Meaning, type MeaningSpace} from '../meaning/space';
import {termsOfSection, termsOfText, type TermWeights} from '../meaning/terms';
import type {IndexedSection} from '../sections';
import {createIndexBuilder} from './build-index';
import type {CorrectedConcept} from './correct-concept';
import {createTermReader} from './found-terms';
import {countSections} from './inverted-index';
import {createLastKept} from './last-kept';
import {createMatcher, type ConceptMatches} from './match-concept';
import {createNearest} from './nearest-terms';
import {pause} from './pause';
import {termsByField} from './section-fields';
import {createTextCollector, type SectionTexts} from './section-texts';
import {worthOf} from './section-worth';

/** The sections of a search tag, and what finds them. */
export type TagIndex = {
  sections: IndexedSection[];
  /** By the place of a section: that of the start of its page, and what it counts beside others. */
  pageStarts: Uint32Array;
  worths: Float64Array;
  match(concept: CorrectedConcept): ConceptMatches;
  /** The terms that have at most so many letters other than a word, and how many sections have each. */
  nearestTo(word: string, mistakes: number): {term: string; count: number}[];
  /**
   * The terms by which a section has concepts.
   *
   * @param id place of the section
   */
  termsFound(id: number, concepts: CorrectedConcept[]): Set<string>;
  texts: SectionTexts;
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

/** How many concepts, and misspelt words, are kept with what was found for them. */
const mostKept = 50;

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
  const builder = createIndexBuilder();
  const meanings: Meaning[] = [];
  const texts = createTextCollector();
  let sliceEnd = performance.now() + longestSlice;
  for (const section of sections) {
    builder.add(termsByField(section));
    meanings.push(space?.meaningOf(termsOfSection(section)));
    texts.add(section);
    if (performance.now() > sliceEnd) {
      await pause();
      sliceEnd = performance.now() + longestSlice;
    }
  }
  const index = await builder.finish(pause);
  await pause();
  const forms = groupBy(index.terms.keys(), (place) => stem(index.terms[place]!));
  const findMatches = createMatcher(index, (key) => forms.get(key) ?? []);
  const matchesKept = createLastKept<ConceptMatches>(mostKept);
  const match: TagIndex['match'] = (concept) => {
    const key = `${concept.words} ${concept.isOpen} ${concept.meant}`;
    return matchesKept.get(key) ?? matchesKept.set(key, findMatches(concept));
  };
  const findNearest = createNearest(index.terms);
  const nearestKept = createLastKept<ReturnType<TagIndex['nearestTo']>>(mostKept);
  const readTerms = createTermReader(index);
  return {
    sections,
    pageStarts: Uint32Array.from(sections, ({position}, place) => place - position),
    worths: Float64Array.from(sections, worthOf),
    match,
    nearestTo(word, mistakes) {
      const key = `${word} ${mistakes}`;
      const find = () =>
        findNearest(word, mistakes).map((term) => ({
          term: index.terms[term]!,
          count: countSections(index, term),
        }));
      return nearestKept.get(key) ?? nearestKept.set(key, find());
    },
    termsFound: (id, concepts) =>
      readTerms(
        id,
        concepts.flatMap((concept) => match(concept).queries),
      ),
    texts: texts.finish(),
    nearnessTo(query) {
      const meant = space?.meaningOf(query);
      return {
        ofSection: (id) => nearness(meant, meanings[id]),
        ofText: (text) => nearness(meant, space?.meaningOf(termsOfText(text))),
      };
    },
  };
}
