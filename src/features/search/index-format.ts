/**
 * The files of the search index. The build writes them and browsers fetch them: a manifest names
 * three files per search tag: the sections, the inverted index over them, and the passages in each of
 * them, which only answers need.
 */

/** The manifest's path relative to the base URL. The only index file that changes in place. */
export const manifestFile = 'search-index.json';

/** The folder of the other files relative to the base URL. Their names contain a content hash. */
export const indexFolder = 'search-index';

export type Manifest = {
  /** Names of the files in the folder, by search tag such as `docs-default-current` or `blog`. */
  tags: Record<string, {sections: string; index: string; passages: string}>;
};

/** The text of a section in Markdown: a string per block, such as a paragraph, a list, or code. */
export type Passage = string[];

/** A section of a page, which results link to and answers quote. */
export type IndexedSection = {
  /** The path with the base URL and the anchor, unless it's the start of the page. */
  url: string;
  /** The titles from the page's down to the section's own. */
  titles: string[];
  /** The text, with one line per paragraph, list item or table row. Inline code keeps backticks. */
  lines: string[];
  /** The messages that it explains, with `{name}` for values. Only in the error reference. */
  messages?: string[];
  /** True for a row of an option table. */
  isOption?: boolean;
  /** On the first section of a page: `keywords` and `description` from its front matter. */
  keywords?: string[];
  description?: string;
};
