import type {SearchContext, SearchQuery, SearchResults} from './types';

/** What a page tells its worker. */
export type Request =
  /** Comes first: address of the site, with a slash at its end. */
  | {type: 'start'; baseUrl: string}
  /** Begins `atOnce` when none is under way that a later message may drop. */
  | {type: 'search'; id: number; query: Omit<SearchQuery, 'signal'>; atOnce: boolean}
  | {type: 'prepare'; id: number; context: SearchContext}
  /** Drops a search that has not begun. */
  | {type: 'drop'; id: number};

export type Response =
  | {id: number; results: SearchResults | undefined}
  /** `isLoadError` tells a file that could not be loaded from a defect. */
  | {id: number; message: string; isLoadError: boolean};
