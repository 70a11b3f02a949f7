import type {Concept} from '../language/concepts';
import type {ConceptMatches} from './match-concept';

/** A concept of a query, and what it is in the indexes that are searched. */
export type WeighedConcept = {
  concept: Concept;
  /** Share that it has in the query. */
  weight: number;
} & Pick<ConceptMatches, 'wordings' | 'count' | 'said' | 'mistakes'>;

/** From here on a wording is near enough to take a word of the text as said. */
const leastLikeness = 0.2;

/**
 * How alike a text and a query are: the harmonic mean of what the text says of the query, and the
 * query of the text.
 *
 * @param text stems of its words
 * @param concepts of the query
 * @returns from 0 to 1
 */
export function likenessOf(text: ReadonlySet<string>, concepts: WeighedConcept[]): number {
  if (text.size === 0) {
    return 0;
  }
  const hit = new Set<string>();
  let said = 0;
  for (const {concept, weight, wordings} of concepts) {
    let best = 0;
    for (const {terms, likeness} of wordings) {
      if (terms.every((term) => text.has(term))) {
        best = Math.max(best, likeness);
        if (likeness > leastLikeness) {
          terms.forEach((term) => hit.add(term));
        }
      }
    }
    if (best < 1 && concept.isOpen && concept.term) {
      for (const term of text) {
        if (term.startsWith(concept.term)) {
          best = 1;
          hit.add(term);
        }
      }
    }
    said += weight * best;
  }
  const asked = hit.size / text.size;
  return said + asked === 0 ? 0 : (2 * said * asked) / (said + asked);
}
