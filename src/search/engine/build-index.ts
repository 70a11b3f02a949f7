import {createWeigher} from './bm25';
import {fieldCount, type InvertedIndex} from './inverted-index';
import {fieldNames, type FieldName} from './section-fields';

/** What a term counts in each field. */
const boosts: Record<FieldName, number> = {
  title: 5,
  path: 1.5,
  about: 0.5,
  questions: 2,
  text: 1,
  code: 0.25,
};

/** Takes sections one by one, and makes their index. */
export type IndexBuilder = {
  /** @param termsByField of the next section, each term as often as it is there */
  add(termsByField: string[][]): void;
  /** @param pause is waited for between the steps of this, each of which takes some milliseconds */
  finish(pause: () => Promise<void>): Promise<InvertedIndex>;
};

/** The terms in the fields of sections, in their order, and how often each is there. */
type Entries = Pick<InvertedIndex, 'fieldStarts' | 'fieldTerms'> & {counts: number[]};

/** What each entry is sorted by: its term, and then its field. */
function keysOf({fieldStarts, fieldTerms}: Entries): Uint32Array {
  const keys = new Uint32Array(fieldTerms.length);
  for (let at = 0; at + 1 < fieldStarts.length; at++) {
    for (let entry = fieldStarts[at]!; entry < fieldStarts[at + 1]!; entry++) {
      keys[entry] = fieldTerms[entry]! * fieldCount + (at % fieldCount);
    }
  }
  return keys;
}

/** Where those of each key begin when they are sorted. */
function startsOf(keys: Uint32Array, keyCount: number): Uint32Array {
  const starts = new Uint32Array(keyCount + 1);
  for (const key of keys) {
    starts[key + 1]!++;
  }
  for (let key = 1; key < starts.length; key++) {
    starts[key]! += starts[key - 1]!;
  }
  return starts;
}

/** Brings together where each term is. The scores are its counts yet. */
function invert(entries: Entries, termCount: number) {
  const {fieldStarts, counts} = entries;
  const keys = keysOf(entries);
  const starts = startsOf(keys, termCount * fieldCount);
  const ends = starts.slice();
  const sections = new Uint32Array(keys.length);
  const scores = new Float32Array(keys.length);
  for (let at = 0; at + 1 < fieldStarts.length; at++) {
    for (let entry = fieldStarts[at]!; entry < fieldStarts[at + 1]!; entry++) {
      const place = ends[keys[entry]!]!++;
      sections[place] = Math.floor(at / fieldCount);
      scores[place] = counts[entry]!;
    }
  }
  return {starts, sections, scores};
}

function averageLengths(fieldStarts: Uint32Array, sectionCount: number): number[] {
  const sums = fieldNames.map(() => 0);
  for (let at = 0; at + 1 < fieldStarts.length; at++) {
    sums[at % fieldCount]! += fieldStarts[at + 1]! - fieldStarts[at]!;
  }
  return sums.map((sum) => sum / sectionCount);
}

/** Makes scores of counts. */
function weigh({sectionCount, starts, sections, scores, fieldStarts}: InvertedIndex): void {
  const lengths = averageLengths(fieldStarts, sectionCount);
  for (let key = 0; key + 1 < starts.length; key++) {
    const field = key % fieldCount;
    const boost = boosts[fieldNames[field]!];
    const weightOf = createWeigher(starts[key + 1]! - starts[key]!, sectionCount, lengths[field]!);
    for (let place = starts[key]!; place < starts[key + 1]!; place++) {
      const at = sections[place]! * fieldCount + field;
      scores[place] = boost * weightOf(scores[place]!, fieldStarts[at + 1]! - fieldStarts[at]!);
    }
  }
}

export function createIndexBuilder(): IndexBuilder {
  const ids = new Map<string, number>();
  /** By term: where it was entered last. */
  const lastEntries: number[] = [];
  const entryTerms: number[] = [];
  const counts: number[] = [];
  const fieldStarts = [0];

  function idOf(term: string): number {
    const known = ids.get(term);
    if (known !== undefined) {
      return known;
    }
    lastEntries.push(-1);
    ids.set(term, ids.size);
    return ids.size - 1;
  }

  function addField(terms: string[]) {
    const start = entryTerms.length;
    for (const term of terms) {
      const id = idOf(term);
      const entry = lastEntries[id]!;
      if (entry >= start) {
        counts[entry]!++;
      } else {
        lastEntries[id] = entryTerms.length;
        entryTerms.push(id);
        counts.push(1);
      }
    }
    fieldStarts.push(entryTerms.length);
  }

  /** The terms in their order, and the entries by the places that they have there. */
  function sortTerms(): {terms: string[]; entries: Entries} {
    const terms = [...ids.keys()].sort();
    const places = new Uint32Array(terms.length);
    terms.forEach((term, place) => {
      places[ids.get(term)!] = place;
    });
    const fieldTerms = new Uint32Array(entryTerms.length);
    for (let entry = 0; entry < entryTerms.length; entry++) {
      fieldTerms[entry] = places[entryTerms[entry]!]!;
    }
    return {terms, entries: {fieldStarts: Uint32Array.from(fieldStarts), fieldTerms, counts}};
  }

  async function finish(pause: () => Promise<void>): Promise<InvertedIndex> {
    const {terms, entries} = sortTerms();
    await pause();
    const index = {
      sectionCount: (fieldStarts.length - 1) / fieldCount,
      terms,
      fieldStarts: entries.fieldStarts,
      fieldTerms: entries.fieldTerms,
      ...invert(entries, terms.length),
    };
    await pause();
    weigh(index);
    return index;
  }

  return {add: (termsByField) => termsByField.forEach(addField), finish};
}
