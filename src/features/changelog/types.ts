import type {RootContent} from 'mdast';

/** A section of an entry: its heading and the content up to the next heading. */
export type Section = {
  /** The text of the heading without its id. */
  title: string;
  id: string | undefined;
  /** Line of the heading in the file, counted from 1. */
  line: number;
  nodes: RootContent[];
};

/** A parsed entry. Lines count from 1 at the start of the file. */
export type Entry = {
  /** Path relative to the site, with slashes. */
  file: string;
  frontMatter: Record<string, unknown>;
  /** The line of a front matter field, or 1 if it is missing. */
  lineOf: (field: string) => number;
  /** The source text of a front matter field. */
  rawValueOf: (field: string) => string | undefined;
  /** The content before the first section: the summary and the truncate marker. */
  lead: RootContent[];
  sections: Section[];
};

/** A problem in an entry and how to fix it. */
export type Problem = {line: number; message: string};

export type ChangeCount = {id: string; count: number};

/** Release data that pages show in addition to the post. */
export type Release = {
  /** The previous version; the oldest has none. */
  previous?: string;
  /** The kinds of change in the entry, in its order. */
  changes: ChangeCount[];
};
