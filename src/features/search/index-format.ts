/**
 * The files of the search index. The build writes them and browsers fetch them: a manifest names the
 * files of each search tag. The titles answer first, and the inverted index over all text takes over.
 * The text itself, which results and answers quote, is in several files.
 */
import type {AsPlainObject} from 'minisearch';

/** The manifest's path relative to the base URL. The only index file that changes in place. */
export const manifestFile = 'search-index.json';

/** The folder of the other files relative to the base URL. Their names contain a content hash. */
export const indexFolder = 'search-index';

export type Manifest = {
  /** Names of the files in the folder, by search tag such as `docs-default-current` or `blog`. */
  tags: Record<string, {titles: string; index: string}>;
};

/** A section of a page, which results link to and answers quote. */
export type IndexedSection = {
  /** The path with the base URL and the anchor, unless it's the start of the page. */
  url: string;
  /** The titles from the page's down to the section's own. */
  titles: string[];
  /** True for a row of an option table. */
  isOption?: boolean;
  /** Of a page in the API sidebar, or an entry of the error reference, which explains messages. */
  kind?: 'api' | 'error';
  /** On the first section of a page: `keywords` and `description` from its front matter. */
  keywords?: string[];
  description?: string;
};

/** The text of a section in Markdown: a string per block, such as a paragraph, a list, or code. */
export type Passage = string[];

export type TitlesFile = {
  sections: IndexedSection[];
  /** The names of the files with the text of the sections from an index on, in this order. */
  texts: {from: number; file: string}[];
};

export type IndexFile = {
  index: AsPlainObject;
  /** The messages that sections explain, by the index of the section, with `{name}` for values. */
  messages: Record<number, string[]>;
};
