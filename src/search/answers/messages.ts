import type {AnswerPart, Citation, Exchange, SearchContext} from '../types';

/** What a question is to be answered from: the text of a section, under its number. */
export type Source = {citation: Citation; text: string};

/** An answer put together from passages, and the passages for a model that words its own. */
export type Response = {parts: AnswerPart[]; sources: Source[]};

export type Ask = {question: string; history: Exchange[]; context: SearchContext};

export type WorkerRequest =
  /** Comes first: address of the site, with a slash at its end. */
  {type: 'start'; baseUrl: string} | ({type: 'ask'; id: number} & Ask);

export type WorkerResponse =
  | {id: number; response: Response}
  /** `isLoadError` tells a file that could not be loaded from a defect. */
  | {id: number; message: string; isLoadError: boolean};
