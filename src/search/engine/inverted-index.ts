import {fieldNames} from './section-fields';

/**
 * Which terms are where in the sections of a tag. A section is named by its place in the tag, a
 * term by its place among the terms, a field by its number.
 */
export type InvertedIndex = {
  sectionCount: number;
  /** In the order of their UTF-16 units. */
  terms: readonly string[];
  /**
   * What a term in a field is found by: the sections that have it there, in order, and what that
   * says of each. They begin at `starts[term * fieldCount + field]`, and end where the next begin.
   */
  starts: Uint32Array;
  sections: Uint32Array;
  scores: Float32Array;
  /** The other way round: the terms in a field of a section, from `section * fieldCount + field`. */
  fieldStarts: Uint32Array;
  fieldTerms: Uint32Array;
};

export const fieldCount = fieldNames.length;

/** Terms that follow each other, the last one excluded. */
export type TermRange = {from: number; to: number};

/** The first place at which a text might stand among the terms. */
function placeOf(terms: readonly string[], text: string): number {
  let from = 0;
  let to = terms.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (terms[middle]! < text) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  return from;
}

/** No term has it: this is no sign of any script. */
const afterAll = '\uffff';

/** The terms that begin with a text. */
export const termsWithPrefix = ({terms}: InvertedIndex, prefix: string): TermRange => ({
  from: placeOf(terms, prefix),
  to: placeOf(terms, prefix + afterAll),
});

/** The term that is a text, or none. */
export function termRange({terms}: InvertedIndex, text: string): TermRange {
  const from = placeOf(terms, text);
  return {from, to: terms[from] === text ? from + 1 : from};
}

/** How many sections have a term in any field. */
export function countSections({starts, sections}: InvertedIndex, term: number): number {
  const first = term * fieldCount;
  return new Set(sections.subarray(starts[first], starts[first + fieldCount])).size;
}
