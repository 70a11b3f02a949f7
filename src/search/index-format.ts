/**
 * The files of the index. The build writes them, browsers fetch them: a manifest names three files
 * for each search tag, and one for all. Titles are in one of their own, so that first results need
 * little; the other two hold what stands below them, prose and code samples.
 */

/** Name of the manifest below the base URL; the only file of the index that changes in place. */
export const manifestFile = 'search-index.json';

/** Folder of the tags' files below the base URL; their names hold a hash, so they never change. */
export const shardFolder = 'search-index';

/** A file of the index. */
export type ShardFile = {
  /** Name in the folder of shards. */
  name: string;
  /** SHA-256 of the file, in hexadecimal. */
  hash: string;
  /** In bytes. */
  size: number;
};

export type TagFiles = {headings: ShardFile; text: ShardFile; code: ShardFile};

export type Manifest = {
  /** By search tag. */
  tags: Record<string, TagFiles>;
  meanings: ShardFile;
};

/**
 * The title of a section. A section of level 7 is an option: a row of a reference table, which
 * has an anchor of its own.
 */
export type SectionHeading = [
  level: number,
  title: string,
  /** Missing where it is that of the title; see `defaultHash`. */
  hash?: string,
];

export const optionLevel = 7;

/** A page; its first section is what stands before the first heading, and has the page's title. */
export type PageHeadings = {
  /** With the base URL. */
  path: string;
  title: string;
  /** The sections after the first. */
  sections: SectionHeading[];
};

/** What the front matter of a page says of it. */
export type PageSummary = {description?: string; keywords?: string[]};

export type HeadingsShard = {tag: string; pages: PageHeadings[]};

export type CodeSample = {
  code: string;
  /** As the fence names it; `text` where it names none. */
  language: string;
  title?: string;
  /** Label of the tab in which it stands, such as `npm`. */
  tab?: string;
};

export type TextTable = {columns: string[]; rows: string[][]};

/** A paragraph, or what stands in its place. Texts are plain, their whitespace is collapsed. */
export type Block =
  | string
  | {list: string[]}
  | TextTable
  /** Where a code sample of the section stands, counted from 0. */
  | {sample: number};

/** What a reader asks, and the places of the statement and the sample that answer it. */
export type ReaderQuestion = [text: string, statement?: number | null, sample?: number];

/** What the sections of a tag say: by page and section, both in the order of the headings. */
export type TextShard = {
  tag: string;
  pages: Block[][][];
  /** Of each page. */
  summaries: PageSummary[];
  /** What readers ask that a section answers, by the places of page and section. */
  questions?: Record<number, Record<number, ReaderQuestion[]>>;
};

/** The code samples of the sections, in the same order. */
export type CodeShard = {tag: string; pages: CodeSample[][][]};

/** Which terms mean alike, learned from the sections of all tags: a vector for each. */
export type MeaningsShard = {
  dimensions: number;
  terms: string[];
  /** What the numbers of a term's vector are multiplied with. */
  scales: number[];
  /** Of all terms, a signed byte a number, in Base64. */
  vectors: string;
};

/** The anchor that most titles have: words in lower case with hyphens between them. */
export function defaultHash(level: number, title: string): string {
  const words = level === optionLevel ? title.replace(/([a-z\d])([A-Z])/gu, '$1-$2') : title;
  const slug = words
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/gu, '');
  return level === optionLevel ? `option-${slug}` : slug;
}
