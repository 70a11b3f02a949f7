/** What a reader sees decides what is searched first: the version of the docs, and the language. */
export type SearchContext = {
  /** Search tags of the current page, such as `docs-default-3.9.2`; their results come first. */
  tags: string[];
  locale: string;
};

/** A section of a page: what a result leads to, and what an answer cites. */
export type Section = {
  /** Path with the base URL, and the hash of the section if it is not the page's start. */
  url: string;
  /** Search tag of the page's content, such as `docs-default-current` or `blog`. */
  tag: string;
  /** Titles from the page's down to the section's own. */
  titles: string[];
};

/** Where a query is found in a text: pairs of start and end (exclusive), in UTF-16 units, in order. */
export type Ranges = [start: number, end: number][];

export type SearchHit = Section & {
  /** The words around what was found, or the first ones; empty while titles alone are searched. */
  excerpt: string;
  /** What to highlight in the excerpt, and in each title. */
  excerptRanges: Ranges;
  titleRanges: Ranges[];
};

export type SearchQuery = {
  query: string;
  context: SearchContext;
  /** Restricts the results to these tags; without it, the context's come first and others follow. */
  tags?: string[];
  offset?: number;
  limit: number;
  /** Waits for the full texts, where a first query is otherwise answered from the titles alone. */
  complete?: boolean;
  /** Drops the query, which then rejects with the signal's reason. */
  signal?: AbortSignal;
};

export type SearchResults = {
  hits: SearchHit[];
  /** How many sections match in all. */
  total: number;
  /** True when only titles were searched: the texts are on their way, and may hold more. */
  partial?: boolean;
};

/** The index could not be fetched or read; the message says which file, and what is wrong with it. */
export class SearchLoadError extends Error {
  override readonly name = 'SearchLoadError';
}

/** Searches the index in a worker. Nothing is fetched before the first call. */
export type SearchEngine = {
  /**
   * @throws {@link SearchLoadError} when a part of the index cannot be loaded; the next call tries
   *   again
   */
  search(query: SearchQuery): Promise<SearchResults>;
  /** Fetches what a first query of this context needs. */
  prepare(context: SearchContext): Promise<void>;
};

export type Citation = Section & {number: number};

/** A piece of an answer, in the order in which it is read. */
export type AnswerPart =
  /** How the answer is made: put together from passages, or by the browser's own language model. */
  | {type: 'method'; method: 'passages' | 'language-model'}
  /** A statement, in plain text, and the section that it comes from. */
  | {type: 'statement'; text: string; citation: Citation}
  | {type: 'code'; code: string; language: string; title?: string; citation: Citation}
  /** The docs do not answer the question; these sections are nearest to it. */
  | {type: 'not-found'; nearest: Citation[]};

/** A question of a conversation, with what was answered. */
export type Exchange = {question: string; answer: AnswerPart[]};

/** Answers questions from the docs, part by part as they are ready. */
export type Answerer = {
  /**
   * @param history earlier exchanges of the conversation, oldest first
   * @param signal stops the answer
   * @throws {@link SearchLoadError} when the passages cannot be loaded
   */
  answer(
    question: string,
    history: Exchange[],
    context: SearchContext,
    signal: AbortSignal,
  ): AsyncIterable<AnswerPart>;
};
