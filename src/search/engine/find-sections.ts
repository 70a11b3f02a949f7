import type {IndexedSection} from '../sections';
import type {WeighedConcept} from './likeness';
import type {TagIndex} from './tag-index';

/** A section that has concepts of a query. */
export type FoundSection = {
  section: IndexedSection;
  score: number;
  /** Share of the query that it has, from 0 to 1: anywhere, and as far as it is about that. */
  coverage: number;
  firmness: number;
  /** How near it is in meaning to the query, from 0 to 1; that of the best is looked at alone. */
  nearness: number;
  /** Terms of the section that were found. */
  terms: Set<string>;
};

/** How fast more of a concept stops to count. */
const saturation = 1.2;

/** From this strength on a concept counts in full for what a section covers. */
const fullStrength = 0.5;

/**
 * @param index
 * @param concepts of a query
 * @returns the sections that have any of them, not in the titles above them alone, by their places
 */
export function findSections(
  index: TagIndex,
  concepts: WeighedConcept[],
): Map<number, FoundSection> {
  const found = new Map<number, FoundSection>();
  const own = new Set<number>();
  for (const {concept, weight} of concepts) {
    const {sections} = index.match(concept);
    for (const [id, {score, terms, isOwn}] of sections) {
      const strength = score / (score + saturation);
      const each = found.get(id) ?? {
        section: index.sections[id]!,
        score: 0,
        coverage: 0,
        firmness: 0,
        nearness: 0,
        terms: new Set<string>(),
      };
      each.score += weight * strength;
      each.coverage += weight;
      each.firmness += weight * Math.min(1, strength / fullStrength);
      terms.forEach((term) => each.terms.add(term));
      found.set(id, each);
      if (isOwn) {
        own.add(id);
      }
    }
  }
  return new Map([...found].filter(([id]) => own.has(id)));
}
