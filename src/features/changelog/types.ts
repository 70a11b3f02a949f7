import type {Nodes, RootContent} from 'mdast';

/** A section of an entry: its heading, and what stands below it up to the next one. */
export type Section = {
  /** The text of the heading without its id. */
  title: string;
  id: string | undefined;
  /** Line of the heading in the file, counted from 1. */
  line: number;
  nodes: RootContent[];
};

/** An entry as its file has it; lines are counted from 1, from the start of the file. */
export type Entry = {
  /** Path relative to the site, with slashes. */
  file: string;
  frontMatter: Record<string, unknown>;
  /** The line that a field of the front matter stands on; 1 for a missing one. */
  lineOf: (field: string) => number;
  /** The field as it is written. */
  rawValueOf: (field: string) => string | undefined;
  /** What stands before the first section: the summary and the truncate mark. */
  lead: RootContent[];
  sections: Section[];
  /** The line of a node of the entry. */
  lineOfNode: (node: Nodes) => number;
};

/** Something that is wrong with an entry, and what to do about it. */
export type Problem = {file: string; line: number; message: string};

export type ChangeCount = {id: string; count: number};

/** What the pages know of a release beside its post. */
export type Release = {
  version: string;
  /** The version before this one, and where the two can be compared; the oldest has neither. */
  previous?: {version: string; compareUrl: string};
  sourceUrl: string;
  /** The path of the post about the release; versions before the final one have none. */
  releasePost?: string;
  /** The kinds of change that the entry has, in its order. */
  changes: ChangeCount[];
};
