import type {Passage} from '../index-format';

const codeBlock = /^([ >]*)(`{3,})[^\n]*\n(?:.*\n)*?\1\2$/gmu;

/** The head of a table, with the line below it. */
const tableHead = /^\|.*\n\|(?: :?-+:? \|)+$/gmu;

/** What starts a quoted line or an item of a list. */
const marks = /^(?:\s|>|-(?= )|\d+\.(?= ))+/u;

/** Removes the formatting of Markdown outside of code. */
const plainText = (text: string): string =>
  text
    .replace(/\[((?:\\.|[^\]\\])*)\]\([^)]*\)/gu, '$1')
    .replace(/(?<!\\)(?:\*\*|~~)|(?<![\\\p{L}\p{N}])_|(?<!\\)_(?![\p{L}\p{N}])/gu, '')
    .replace(/\\(?=[^\p{L}\p{N}\s])/gu, '');

/** The code in a line keeps what looks like formatting, but not the escapes of pipes in tables. */
const plainLine = (line: string): string =>
  line
    .split(/(`+[^`]+`+)/u)
    .map((piece, place) => (place % 2 === 0 ? plainText(piece) : piece.replaceAll('\\|', '|')))
    .join('');

/** The cells of a row, without empty ones. */
const cellsOf = (row: string): string =>
  row
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim())
    .filter((cell) => cell && cell !== '—')
    .join(' · ');

/**
 * The lines of a text without formatting and code blocks: paragraphs, items of lists, rows of tables.
 *
 * @param passage as the build writes it
 */
export const linesOf = (passage: Passage): string[] =>
  passage
    .flatMap((block) => block.replace(codeBlock, '').replace(tableHead, '').split('\n'))
    .map((line) => plainLine(line.startsWith('|') ? cellsOf(line) : line.replace(marks, '')).trim())
    .filter(Boolean);
