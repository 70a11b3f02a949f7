import type {Block, CodeSample} from '../index-format';
import type {IndexedSection} from '../sections';

/** A section that can be read and cited: all its files are there. */
export type Passage = IndexedSection & {blocks: Block[]; samples: CodeSample[]};

export const isPassage = (section: IndexedSection): section is Passage =>
  section.blocks !== undefined && section.samples !== undefined;
