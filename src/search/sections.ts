import {
  defaultHash,
  type Block,
  type CodeSample,
  type CodeShard,
  type HeadingsShard,
  type ReaderQuestion,
  type TextShard,
} from './index-format';
import type {Section} from './types';

/** A section as the index has it. */
export type IndexedSection = Section & {
  /** 1 for a page's start, 2 to 6 for headings, 7 for an option of a reference table. */
  level: number;
  /** Address of its page, and its place among the sections of the page. */
  page: string;
  position: number;
  /** Of the page; on its first section only. These and the others are missing without their file. */
  description?: string;
  keywords?: string[];
  blocks?: Block[];
  samples?: CodeSample[];
  /** What readers ask that it answers; shown to nobody. */
  questions?: ReaderQuestion[];
};

/**
 * Unfolds the files of a tag.
 *
 * @param headings
 * @param text of the same tag and build; without it, sections have titles alone
 * @param code of the same tag and build
 * @returns the sections of all pages, in the order in which they are read
 */
export function unfoldSections(
  headings: HeadingsShard,
  text?: TextShard,
  code?: CodeShard,
): IndexedSection[] {
  return headings.pages.flatMap(({path, title, sections}, pageIndex) => {
    const open: {level: number; title: string}[] = [];
    const first = {url: path, titles: [title], level: 1, ...text?.summaries[pageIndex]};
    const others = sections.map(([level, name, hash = defaultHash(level, name)]) => {
      while (open.length > 0 && open[open.length - 1]!.level >= level) {
        open.pop();
      }
      open.push({level, title: name});
      return {url: `${path}#${hash}`, titles: [title, ...open.map((each) => each.title)], level};
    });
    return [first, ...others].map((section, position) => ({
      ...section,
      tag: headings.tag,
      page: path,
      position,
      blocks: text?.pages[pageIndex]?.[position],
      questions: text?.questions?.[pageIndex]?.[position],
      samples: code?.pages[pageIndex]?.[position],
    }));
  });
}

/** The prose of a section, a paragraph, item or row a line. */
export const proseOf = (blocks: Block[]): string =>
  blocks
    .flatMap((block) => {
      if (typeof block === 'string') {
        return block;
      }
      if ('list' in block) {
        return block.list;
      }
      return 'rows' in block ? block.rows.map((row) => row.join(' · ')) : [];
    })
    .join('\n');
