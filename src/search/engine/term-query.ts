import {fieldCount, type InvertedIndex, type TermRange} from './inverted-index';
import type {FieldSet} from './section-fields';

/** The terms that a word stands for: itself, and those that it begins. */
export type Lookup = TermRange & {
  word: string;
  /** What it counts beside others. */
  weight: number;
};

/** What is looked for: of each group, a section needs one of the lookups at least. */
export type TermQuery = {groups: Lookup[][]; fields: FieldSet};

/** Takes a section that has what is looked for, and in which fields that is. */
export type Visit = (section: number, score: number, fields: FieldSet) => void;

/** Where a search is: the group, the lookup counted through all groups, 1 for a word that is new. */
type Step = {group: number; lookup: number; newWords: number};

/** What a longer term counts than the word that begins it, and the less for each letter more. */
const prefixWeight = 0.2;
const letterLoss = 0.3;

function weightOf({word, weight}: Lookup, term: string): number {
  const more = term.length - word.length;
  return more === 0
    ? weight
    : (weight * prefixWeight * term.length) / (term.length + letterLoss * more);
}

/** Nothing of a group is in the index. */
const isHopeless = (lookups: Lookup[]) => lookups.every(({from, to}) => from === to);

/**
 * @param index
 * @returns what visits the sections that have what is looked for. The score of a section is the sum
 *   of what the terms say of it, times the number of words that found it.
 */
export function createFinder({terms, starts, sections, scores, sectionCount}: InvertedIndex) {
  // By section, and all 0 between two searches.
  const sums = new Float64Array(sectionCount);
  const fieldsFound = new Uint8Array(sectionCount);
  const groupsFound = new Uint16Array(sectionCount);
  const wordsFound = new Uint16Array(sectionCount);
  const lastLookups = new Uint16Array(sectionCount);
  const found = new Uint32Array(sectionCount);
  let foundCount = 0;

  function addTerm(term: number, weight: number, fields: FieldSet, step: Step): void {
    for (let field = 0; field < fieldCount; field++) {
      if (((fields >> field) & 1) === 0) {
        continue;
      }
      const key = term * fieldCount + field;
      for (let place = starts[key]!; place < starts[key + 1]!; place++) {
        const section = sections[place]!;
        if (groupsFound[section]! < step.group) {
          continue;
        }
        if (fieldsFound[section] === 0) {
          found[foundCount++] = section;
        }
        if (lastLookups[section] !== step.lookup) {
          lastLookups[section] = step.lookup;
          wordsFound[section]! += step.newWords;
        }
        groupsFound[section] = step.group + 1;
        fieldsFound[section]! |= 1 << field;
        sums[section]! += weight * scores[place]!;
      }
    }
  }

  function finish(groupCount: number, visit: Visit): void {
    for (let at = 0; at < foundCount; at++) {
      const section = found[at]!;
      if (groupsFound[section] === groupCount) {
        visit(section, sums[section]! * wordsFound[section]!, fieldsFound[section]!);
      }
      sums[section] = 0;
      fieldsFound[section] = 0;
      groupsFound[section] = 0;
      wordsFound[section] = 0;
      lastLookups[section] = 0;
    }
    foundCount = 0;
  }

  return ({groups, fields}: TermQuery, visit: Visit): void => {
    if (groups.some(isHopeless)) {
      return;
    }
    const words = new Set<string>();
    const step = {group: 0, lookup: 0, newWords: 0};
    for (const lookups of groups) {
      for (const lookup of lookups) {
        step.lookup++;
        step.newWords = words.has(lookup.word) ? 0 : 1;
        words.add(lookup.word);
        for (let term = lookup.from; term < lookup.to; term++) {
          addTerm(term, weightOf(lookup, terms[term]!), fields, step);
        }
      }
      step.group++;
    }
    finish(groups.length, visit);
  };
}
