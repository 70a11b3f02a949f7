import type {IndexedSection, Passage} from '../index-format';

/** What is quoted of a section. */
export type Quote = {
  url: string;
  title: string;
  /** In Markdown. */
  blocks: string[];
};

const countWords = (text: string) => text.split(/\s+/u).length;

/** The start of each item of a list. */
const itemStart = /^(?=(?:-|\d+\.) )/mu;

/** As many items of a list or rows of a table as there is room for; nothing of other blocks. */
function shorten(block: string, room: number): string | undefined {
  const isTable = block.startsWith('|');
  const isList = block.search(itemStart) === 0;
  const parts = isTable ? block.split(/^/mu) : isList ? block.split(itemStart) : [];
  while (parts.length > 0 && countWords(parts.join('')) > room) {
    parts.pop();
  }
  // The head of a table and the line below it mean nothing without a row.
  return parts.length >= (isTable ? 3 : 1) ? parts.join('').trimEnd() : undefined;
}

/**
 * A section and those below its heading, which follow it with its titles and more.
 *
 * @param sections of the tag
 * @param id the index of the section
 * @returns indexes
 */
export function withSectionsBelow(sections: IndexedSection[], id: number): number[] {
  const {titles, url} = sections[id]!;
  const isStart = !url.includes('#');
  const isBelow = (section: IndexedSection | undefined) =>
    section !== undefined &&
    section.titles.length > titles.length &&
    titles.every((title, level) => section.titles[level] === title);
  const ids = [id];
  // Below the start of a page is everything else, which isn't about what the start is about.
  for (let next = id + 1; !isStart && isBelow(sections[next]); next += 1) {
    ids.push(next);
  }
  return ids;
}

/**
 * Quotes a section from its start, and what stands below its heading, such as options, while there is
 * room. The first block is always quoted.
 *
 * @param sections as returned by `withSectionsBelow`, with their text
 * @param room in words
 * @returns the quotes, and whether they end before the text does
 */
export function quote(
  sections: {section: IndexedSection; text: Passage | undefined}[],
  room: number,
): {quotes: Quote[]; isCut: boolean} {
  const quotes: Quote[] = [];
  let left = room;
  for (const {section, text} of sections) {
    if (!text) {
      return {quotes, isCut: true};
    }
    const {url, titles} = section;
    const blocks: string[] = [];
    for (const block of text) {
      const words = countWords(block);
      const fitting = words <= left ? block : (shorten(block, left) ?? (left === room && block));
      if (fitting) {
        blocks.push(fitting);
        quotes.push(...(blocks.length === 1 ? [{url, title: titles.at(-1)!, blocks}] : []));
      }
      if (fitting !== block) {
        return {quotes, isCut: true};
      }
      left -= words;
    }
  }
  return {quotes, isCut: false};
}
