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

/** The levels of DocSearch's hierarchy below `lvl0`, which holds the name of the area. */
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
  /** Called with nothing while the results of a query aren't complete. */
  onOutcome: (outcome: Outcome | undefined) => void;
};

/** The path of a hit's page. */
const pageOf = ({url}: Hit) => url.replace(/#.*/u, '');

/**
 * Completes the rows that are shown without moving them. DocSearch keeps the rows of a page together, so
 * other sections of the same pages would come between them.
 */
function complete(shown: Hit[], hits: Hit[]): Hit[] {
  const shownPages = new Set(shown.map(pageOf));
  return [
    ...shown.map((hit) => hits.find(({url}) => url === hit.url) ?? hit),
    ...hits.filter((hit) => !shownPages.has(pageOf(hit))),
  ].slice(0, maximumRows);
}

/**
 * Makes the modal search for the same query again, as it does when its field gets the focus, which makes
 * the first row the active one. A result that was active is made so again; the question would be another
 * row by then.
 */
function searchAgain(): void {
  const row = document.querySelector('.DocSearch-Hit[aria-current]');
  if (!row?.matches('.DocSearch-AskAi-Section *')) {
    document
      .querySelector('.DocSearch-Input')
      ?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    row?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
  }
}

/**
 * A search client for the DocSearch modal that searches on the reader's device. It answers with what
 * the engine finds at first, and once more when it has found all. It never rejects: autocomplete resets
 * the status after a failed search, so the modal's error screen would only show for a moment.
 * `ResultsFooter` shows the failure from the outcome instead.
 */
export function createDocSearchClient({
  engine,
  context,
  areaName,
  onOutcome,
}: Options): TransformSearchClient {
  let latestQuery = '';
  /** The complete results of the latest query. */
  let completed: {hits: Hit[]; total: number} | undefined;

  const toResponse = ({hits, total}: {hits: Hit[]; total: number}) => ({
    results: [{hits: hits.map((hit) => toModalHit(hit, areaName)), nbHits: total}],
  });

  /** Results of earlier queries may come after those of the latest one. */
  const report = (query: string, outcome: Outcome | undefined) => {
    if (query === latestQuery) {
      onOutcome(outcome);
    }
  };

  const fail = (query: string, error: unknown) => {
    // eslint-disable-next-line no-console -- readers see that it failed; this shows why
    console.warn('The search failed.', error);
    report(query, {query, total: 0, isFailed: true});
  };

  async function completeRows(query: string, shown: Hit[]): Promise<void> {
    try {
      await engine.load(context);
      if (query !== latestQuery) {
        // The text of its rows would delay that of the latest query.
        return;
      }
      const {hits, total} = await engine.search({query, context, limit: maximumRows});
      report(query, {query, total, isFailed: false});
      if (query === latestQuery) {
        completed = {hits: complete(shown, hits), total};
        searchAgain();
      }
    } catch (error) {
      fail(query, error);
    }
  }

  const search = async ({requests}: {requests: {query: string}[]}) => {
    const {query} = requests[0]!;
    if (query !== latestQuery) {
      latestQuery = query;
      completed = undefined;
    }
    if (completed) {
      return toResponse(completed);
    }
    try {
      const preview = await engine.preview({query, context, limit: maximumRows});
      report(
        query,
        preview.isComplete ? {query, total: preview.total, isFailed: false} : undefined,
      );
      if (!preview.isComplete) {
        void completeRows(query, preview.hits);
      }
      return toResponse(preview);
    } catch (error) {
      fail(query, error);
      return {results: [{hits: [], nbHits: 0}]};
    }
  };
  // The modal only calls `search`, and requires the same object each time.
  return (stock) => ({...stock, search: search as unknown as DocSearchClient['search']});
}
