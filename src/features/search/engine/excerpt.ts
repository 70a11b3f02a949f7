import {wordsOf, type Word} from './terms';

/** Pieces of a text, with the query's matches marked. */
export type Marked = {text: string; isMatch?: boolean}[];

/** In characters. */
const longestExcerpt = 160;
const leadLength = 40;

/** What a section matched. */
export type Matches = {
  /** The terms of the query that are in the section. */
  terms: ReadonlySet<string>;
  /** The words of the query as typed, in lowercase. */
  typed: string[];
};

/** What was typed of a word: `deploy` of `Deployment`. The whole word if it's another form of it. */
function typedPart({text, start}: Word, typed: string[]): {from: number; to: number} {
  const part = typed
    .filter((word) => text.toLowerCase().includes(word))
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  const from = start + text.toLowerCase().indexOf(part);
  return {from, to: from + (part || text).length};
}

const hasTerm =
  (terms: ReadonlySet<string>) =>
  (word: Word): boolean =>
    word.terms.some((term) => terms.has(term));

/** Marks what was typed in the words of a text that contain one of the terms. */
export function mark(text: string, {terms, typed}: Matches): Marked {
  const pieces: Marked = [];
  let end = 0;
  for (const word of wordsOf(text).filter(hasTerm(terms))) {
    const {from, to} = typedPart(word, typed);
    pieces.push({text: text.slice(end, from)}, {text: text.slice(from, to), isMatch: true});
    end = to;
  }
  return [...pieces, {text: text.slice(end)}].filter((piece) => piece.text !== '');
}

const plain = (line: string) => line.replaceAll('`', '');

/** Truncates a line around its first match, at spaces. */
function cut(line: string, terms: ReadonlySet<string>): string {
  const first = wordsOf(line).find(hasTerm(terms));
  const from = Math.max(0, (first?.start ?? 0) - leadLength);
  const start = from === 0 ? 0 : line.indexOf(' ', from) + 1;
  const text = line.slice(start, start + longestExcerpt);
  const isCut = start + longestExcerpt < line.length;
  return `${start > 0 ? '…' : ''}${isCut ? `${text.slice(0, text.lastIndexOf(' '))}…` : text}`;
}

/**
 * The line with most of the terms, shortened around them.
 *
 * @param lines of a section
 * @param matches
 * @returns an empty excerpt for a section without text
 */
export function excerptOf(lines: string[], matches: Matches): Marked {
  const {terms} = matches;
  const texts = lines.map(plain);
  const counts = texts.map(
    (line) => new Set(wordsOf(line).flatMap((word) => word.terms.filter((t) => terms.has(t)))).size,
  );
  const best = texts[counts.indexOf(Math.max(...counts))];
  return best ? mark(cut(best, terms), matches) : [];
}
