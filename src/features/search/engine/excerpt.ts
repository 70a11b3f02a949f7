import {wordsOf} from './terms';

/** Pieces of a text, with the query's matches marked. */
export type Marked = {text: string; isMatch?: boolean}[];

/** In characters. */
const longestExcerpt = 160;
const leadLength = 40;

/** Marks the words in a text that contain one of the terms. */
export function mark(text: string, terms: ReadonlySet<string>): Marked {
  const pieces: Marked = [];
  let end = 0;
  for (const word of wordsOf(text).filter((each) => each.terms.some((term) => terms.has(term)))) {
    if (word.start > end) {
      pieces.push({text: text.slice(end, word.start)});
    }
    pieces.push({text: word.text, isMatch: true});
    end = word.start + word.text.length;
  }
  return end < text.length ? [...pieces, {text: text.slice(end)}] : pieces;
}

const plain = (line: string) => line.replaceAll('`', '');

/** Truncates a line around its first match, at spaces. */
function cut(line: string, terms: ReadonlySet<string>): string {
  const first = wordsOf(line).find((word) => word.terms.some((term) => terms.has(term)));
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
 * @param terms that were found in it
 * @returns an empty excerpt for a section without text
 */
export function excerptOf(lines: string[], terms: ReadonlySet<string>): Marked {
  const texts = lines.map(plain);
  const counts = texts.map(
    (line) => new Set(wordsOf(line).flatMap((word) => word.terms.filter((t) => terms.has(t)))).size,
  );
  const best = texts[counts.indexOf(Math.max(...counts))];
  return best ? mark(cut(best, terms), terms) : [];
}
