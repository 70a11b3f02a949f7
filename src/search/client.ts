import type {Request, Response} from './messages';
import {SearchLoadError, type SearchEngine, type SearchResults} from './types';

type Pending = {
  resolve: (results: SearchResults | undefined) => void;
  reject: (reason: unknown) => void;
};

/** Starts the worker of the search. Import this lazily, and call it when a reader searches. */
function startWorker(baseUrl: string) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let underWay = 0;
  const post = (request: Request) => worker.postMessage(request);

  worker.addEventListener('message', ({data}: MessageEvent<Response>) => {
    underWay -= 1;
    const call = pending.get(data.id);
    pending.delete(data.id);
    if ('results' in data) {
      call?.resolve(data.results);
    } else {
      call?.reject(data.isLoadError ? new SearchLoadError(data.message) : new Error(data.message));
    }
  });
  post({type: 'start', baseUrl});

  return {
    worker,
    pending,
    /** The request gets its id, and whether it is the only one. */
    ask(request: (id: number, isOnly: boolean) => Request, signal?: AbortSignal) {
      lastId += 1;
      const id = lastId;
      const isOnly = underWay === 0;
      underWay += 1;
      return new Promise<SearchResults | undefined>((resolve, reject) => {
        pending.set(id, {resolve, reject});
        signal?.addEventListener('abort', () => {
          if (pending.delete(id)) {
            post({type: 'drop', id});
            reject(signal.reason);
          }
        });
        post(request(id, isOnly));
      });
    },
  };
}

/**
 * Gives a search over the index of the site. The worker starts, and the first files are fetched,
 * with the first call.
 *
 * @param baseUrl of the site, with a slash at its end
 */
export function createSearchEngine(baseUrl: string): SearchEngine {
  let running: ReturnType<typeof startWorker> | undefined;

  function start() {
    const started = startWorker(new URL(baseUrl, location.href).href);
    // The worker's own file could not be loaded, or is not JavaScript.
    started.worker.addEventListener('error', (event) => {
      event.preventDefault();
      running = undefined;
      started.worker.terminate();
      const error = new SearchLoadError('The worker of the search cannot be loaded.');
      started.pending.forEach(({reject}) => reject(error));
    });
    return started;
  }

  function getWorker() {
    running ??= start();
    return running;
  }

  return {
    async search({signal, ...query}) {
      signal?.throwIfAborted();
      const results = await getWorker().ask(
        (id, atOnce) => ({type: 'search', id, query, atOnce}),
        signal,
      );
      if (!results) {
        throw new Error('The search gave no results.');
      }
      return results;
    },
    async prepare(context) {
      await getWorker().ask((id) => ({type: 'prepare', id, context}));
    },
  };
}
