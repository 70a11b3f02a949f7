import type {Block} from '../index-format';

const abbreviation = /(?:\b(?:e\.g|i\.e|etc|vs|ca|cf|approx|no)|\b[A-Z])\.$/u;

/** Splits running text into its sentences. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(/(?<=[.!?]["')”]?) +/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last)) {
      sentences[sentences.length - 1] = `${last} ${part}`;
    } else if (part !== '') {
      sentences.push(part);
    }
  }
  return sentences;
}

const isEmpty = (cell: string) => /^[—–-]?$/u.test(cell);

/** Leaves out what only points elsewhere, such as "See Color mode" at the end of a cell. */
const withoutPointers = (cell: string) =>
  splitSentences(cell)
    .filter((sentence) => !/^(?:see|details)\b/iu.test(sentence))
    .join(' ');

/**
 * A row of a table as a statement: its first cell, then the others with the names of their columns
 * as far as those tell something. Types of options are left out.
 */
export function rowStatement(columns: string[], [first = '', ...others]: string[]): string {
  const isReference = columns.includes('Description') || columns.includes('Default');
  const pieces = others.flatMap((cell, number) => {
    const column = columns[number + 1] ?? '';
    if (isEmpty(cell) || (isReference && column === 'Type')) {
      return [];
    }
    const isPlain = others.length === 1 || column === '' || column === 'Description';
    const text = withoutPointers(cell);
    return isPlain || text === '' ? text : `${column}: ${text}`;
  });
  const isNamed = !isReference && columns[0] && others.length > 1;
  const subject = isNamed ? `${columns[0]}: ${first}` : first;
  return [subject, pieces.filter((piece) => piece !== '').join('; ')]
    .filter((piece) => piece !== '')
    .join(' — ');
}

/** A sentence that could be part of an answer. */
export type Sentence = {
  text: string;
  kind: 'text' | 'item' | 'row';
  /** Place of its block in the section, and its place in the block. */
  block: number;
  place: number;
  /** The sentences before and after it in the same paragraph. */
  previous?: string;
  next?: string;
};

const fromText = (text: string, kind: 'text' | 'item', block: number): Sentence[] =>
  splitSentences(text).map((sentence, place, all) => ({
    text: sentence,
    kind,
    block,
    place,
    previous: all[place - 1],
    next: all[place + 1],
  }));

/** All sentences of a section; rows of tables are sentences of their own. */
export const sentencesOf = (blocks: Block[]): Sentence[] =>
  blocks.flatMap((block, number): Sentence[] => {
    if (typeof block === 'string') {
      return fromText(block, 'text', number);
    }
    if ('list' in block) {
      return block.list.flatMap((item) => fromText(item, 'item', number));
    }
    if ('rows' in block) {
      return block.rows.map((row, place) => ({
        text: rowStatement(block.columns, row),
        kind: 'row',
        block: number,
        place,
      }));
    }
    return [];
  });
