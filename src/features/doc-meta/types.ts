import type {SectionChange} from '../../content/markdown/compare-sections';

/** The summary of a page's changes. The changes themselves are fetched on request. */
export type PageChanges = {
  /** The path of the file with the changes, relative to the base URL. */
  file: string;
  /** The label of the previous version. Undefined for the oldest. */
  previous?: string;
  /** True if the page isn't in the previous version. */
  isNew: boolean;
  /** The number of sections that changed since the previous version. */
  sections: number;
  /** The estimated reading time of a guide in minutes. Undefined for reference pages. */
  minutes?: number;
  /** The URL of the page in the latest version, if that is identical and another one. */
  canonicalUrl?: string;
};

export type ChangedPage = {
  title: string;
  permalink: string;
  sections: Pick<SectionChange, 'id' | 'title' | 'kind'>[];
};

/** The content of a version's summary page. */
export type VersionSummary = {
  label: string;
  previous: string;
  added: Pick<ChangedPage, 'title' | 'permalink'>[];
  changed: ChangedPage[];
  removed: Pick<ChangedPage, 'title' | 'permalink'>[];
  unchanged: number;
};
