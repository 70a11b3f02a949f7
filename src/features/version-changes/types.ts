import type {Line} from '../../markdown/read-sections';

/** A section of a page as its reader sees it, up to the next heading of the table of contents. */
export type SectionText = {id: string; title: string; lines: Line[]};

/** Text that stayed (`0`), came (`1`) or went (`-1`). */
export type Part = [kind: -1 | 0 | 1, text: string];

/** A line of a changed section; `null` stands for lines left out because they did not change. */
export type LineChange = {parts: Part[]; isCode: boolean} | null;

export type SectionChange = {
  id: string;
  title: string;
  kind: 'added' | 'changed' | 'removed';
  lines: LineChange[];
};

/** What a doc page knows of its changes; the changes themselves are fetched when wanted. */
export type PageChanges = {
  /** The path of the file that has the changes, below the site's base URL. */
  file: string;
  /** The label of the version before this one; missing in the oldest. */
  previous?: string;
  /** True when the page is not in the version before. */
  isNew: boolean;
  /** How many sections differ from the same page of the version before. */
  sections: number;
  /** True in another version than the last whose page says the same. */
  isSameAsLast: boolean;
};

export type ChangedPage = {
  title: string;
  permalink: string;
  sections: Pick<SectionChange, 'id' | 'title' | 'kind'>[];
};

/** What the summary page of a version shows. */
export type VersionSummary = {
  label: string;
  previous: string;
  added: Pick<ChangedPage, 'title' | 'permalink'>[];
  changed: ChangedPage[];
  removed: Pick<ChangedPage, 'title' | 'permalink'>[];
  unchanged: number;
};
