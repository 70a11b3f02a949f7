import {fieldCount, type InvertedIndex, type TermRange} from './inverted-index';
import type {FieldSet} from './section-fields';
import type {TermQuery} from './term-query';

/**
 * @param index
 * @returns what gives the terms of a section that queries found
 */
export function createTermReader({terms, fieldStarts, fieldTerms}: InvertedIndex) {
  // All 0 between two calls, and named by term.
  const fieldsWith = new Uint8Array(terms.length);

  const eachTerm = (section: number, visit: (term: number, field: number) => void) => {
    for (let field = 0; field < fieldCount; field++) {
      const at = section * fieldCount + field;
      for (let entry = fieldStarts[at]!; entry < fieldStarts[at + 1]!; entry++) {
        visit(fieldTerms[entry]!, field);
      }
    }
  };

  function termsOf({from, to}: TermRange, fields: FieldSet): string[] {
    const found: string[] = [];
    for (let term = from; term < to; term++) {
      if (fieldsWith[term]! & fields) {
        found.push(terms[term]!);
      }
    }
    return found;
  }

  return (section: number, queries: TermQuery[]): Set<string> => {
    const found = new Set<string>();
    eachTerm(section, (term, field) => {
      fieldsWith[term]! |= 1 << field;
    });
    for (const {groups, fields} of queries) {
      const own = groups.map((lookups) => lookups.flatMap((each) => termsOf(each, fields)));
      if (own.every(({length}) => length > 0)) {
        own.flat().forEach((term) => found.add(term));
      }
    }
    eachTerm(section, (term) => {
      fieldsWith[term] = 0;
    });
    return found;
  };
}
