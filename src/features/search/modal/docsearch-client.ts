import type {DocSearchModalProps} from '@docsearch/react';
import type {Engine, Hit} from '../engine/engine';
import type {Marked} from '../engine/excerpt';

type TransformSearchClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type DocSearchClient = ReturnType<TransformSearchClient>;

/** A hit in the modal's format, with the pieces that `ModalHit` renders. */
export type ModalHitData = {
  objectID: string;
  url: string;
  type: string;
  content: null;
  hierarchy: Record<string, string | null>;
  title?: Marked;
  excerpt?: Marked;
};

/** The outcome of the last search. */
export type Outcome = {query: string; total: number; isFailed: boolean};

/** Of titles below the area's. */
export const levels = [1, 2, 3, 4, 5, 6];

export const maximumRows = 24;

const plainText = (marked: Marked) => marked.map(({text}) => text).join('');

function toModalHit({url, tag, titles, excerpt}: Hit, areaName: (tag: string) => string) {
  const names = titles.map(plainText);
  return {
    objectID: url,
    url,
    type: `lvl${Math.min(names.length, levels.length)}`,
    content: null,
    hierarchy: {
      lvl0: areaName(tag),
      ...Object.fromEntries(levels.map((level) => [`lvl${level}`, names[level - 1] ?? null])),
    },
    title: titles.at(-1)!,
    excerpt,
  } satisfies ModalHitData;
}

type Options = {
  engine: Engine;
  /** Search tags of the reader's page. */
  context: string[];
  areaName: (tag: string) => string;
  onOutcome: (outcome: Outcome) => void;
};

/**
 * A search client for the DocSearch modal that searches on the reader's device. It never rejects:
 * autocomplete resets the status after a failed search, so the modal's error screen would only show
 * for a moment. `ResultsFooter` shows the failure from the outcome instead.
 */
export function createDocSearchClient({
  engine,
  context,
  areaName,
  onOutcome,
}: Options): TransformSearchClient {
  const search = async ({requests}: {requests: {query: string}[]}) => {
    const {query} = requests[0]!;
    try {
      const {hits, total} = await engine.search({
        query,
        context,
        limit: maximumRows,
      });
      onOutcome({query, total, isFailed: false});
      return {results: [{hits: hits.map((hit) => toModalHit(hit, areaName)), nbHits: total}]};
    } catch (error) {
      // eslint-disable-next-line no-console -- readers see that it failed; this shows why
      console.warn('The search failed.', error);
      onOutcome({query, total: 0, isFailed: true});
      return {results: [{hits: [], nbHits: 0}]};
    }
  };
  // The modal only calls `search`, and requires the same object each time.
  return (stock) => ({...stock, search: search as unknown as DocSearchClient['search']});
}
