import type {Concept, Wording} from '../language/concepts';
import {stemsOf} from '../language/words';
import type {TermWeights} from '../meaning/terms';
import {correctConcept, type CorrectedConcept} from './correct-concept';
import type {WeighedConcept} from './likeness';
import {rarenessOf} from './rareness';
import type {TagIndex} from './tag-index';

/** The concept's own, or those of what a misspelt word probably means. */
const wordingsOf = ({wordings, meant}: CorrectedConcept): Wording[] =>
  meant.length > 0 ? meant.map((term) => ({terms: stemsOf(term), likeness: 1})) : wordings;

/**
 * What each concept of a query tells of its subject: a rare one tells more.
 *
 * @returns them in their order; their weights add up to 1
 */
export function weighConcepts(indexes: TagIndex[], concepts: Concept[]): WeighedConcept[] {
  const sections = indexes.reduce((sum, index) => sum + index.sections.length, 0);
  const weighed = concepts.map((each) => {
    const concept = correctConcept(indexes, each);
    const matches = indexes.map((index) => index.match(concept));
    const count = matches.reduce((sum, own) => sum + own.count, 0);
    return {
      concept,
      count,
      said: matches.reduce((sum, own) => sum + own.said, 0),
      // What is in no section tells nothing, if it is a word of any question.
      weight: count === 0 && concept.isWeak ? 0 : concept.importance * rarenessOf(count, sections),
      wordings: wordingsOf(concept),
    };
  });
  const sum = weighed.reduce((total, {weight}) => total + weight, 0);
  return weighed.map((each) => ({...each, weight: each.weight / (sum || 1)}));
}

/** The stems that are meant by concepts, and how much the query is about each. */
export const termsMeant = (concepts: WeighedConcept[]): TermWeights =>
  new Map(
    concepts.flatMap(({concept, wordings}) =>
      wordings
        .filter(({likeness}) => likeness === 1)
        .flatMap(({terms}) => terms.map((term) => [term, concept.importance] as const)),
    ),
  );
