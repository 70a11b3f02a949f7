import type {Concept} from '../language/concepts';
import type {TagIndex} from './tag-index';

/** A concept, and what stands for it where no section has it. */
export type CorrectedConcept = Concept & {
  /** The terms that a misspelt word probably means; none for one that is found. */
  meant: string[];
  /** How many letters are wrong, if these are meant; infinite when nothing is near. */
  mistakes: number;
};

/** Of the words that may be meant, the others of the query tell the right one. */
const mostCorrections = 3;

/** How many letters may be wrong in a word of a length. */
const mistakesIn = ({length}: string) => Math.max(0, Math.min(3, Math.floor((length - 2) / 2)));

/** The terms that are nearest to a word in any of the indexes, with the number of their sections. */
function countNearest(indexes: TagIndex[], word: string, mistakes: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const index of indexes) {
    for (const {term, count} of index.nearestTo(word, mistakes)) {
      counts.set(term, (counts.get(term) ?? 0) + count);
    }
  }
  return counts;
}

/**
 * Corrects a concept that is in none of the indexes that are searched: of the terms with the fewest
 * other letters, the most common are meant.
 */
export function correctConcept(indexes: TagIndex[], concept: Concept): CorrectedConcept {
  const found = {...concept, meant: [], mistakes: 0};
  if (indexes.some((index) => index.match(found).count > 0)) {
    return found;
  }
  const {term} = concept;
  // The fewer mistakes, the fewer terms there are to compare; most words have one.
  for (let mistakes = 1; term && mistakes <= mistakesIn(term); mistakes++) {
    const counts = countNearest(indexes, term, mistakes);
    if (counts.size > 0) {
      const meant = [...counts].sort(([, a], [, b]) => b - a).map(([each]) => each);
      return {...concept, meant: meant.slice(0, mostCorrections), mistakes};
    }
  }
  return {...found, mistakes: Infinity};
}
