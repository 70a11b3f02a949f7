import {fetchLoader} from './engine/fetch-loader';
import {keepResults} from './engine/keep-results';
import {rehearse} from './engine/rehearse';
import {searchIndex} from './engine/search-index';
import type {Request, Response} from './messages';
import {SearchLoadError, type SearchEngine, type SearchQuery, type SearchResults} from './types';

let engine: SearchEngine | undefined;
let isRehearsed = false;
const dropped = new Set<number>();

const {port1, port2} = new MessageChannel();

/** Waits for its turn among the messages, without the delay of a timer. */
const letMessagesIn = () =>
  new Promise((resolve) => {
    port1.addEventListener('message', resolve, {once: true});
    port2.postMessage(undefined);
  });
port1.start();

const reply = (response: Response) => postMessage(response);

async function run(request: Extract<Request, {id: number}>): Promise<SearchResults | undefined> {
  if (!(request.type === 'search' && request.atOnce)) {
    // One of the messages that came meanwhile may drop this search.
    await letMessagesIn();
  }
  if (request.type === 'drop' || dropped.has(request.id)) {
    return undefined;
  }
  if (request.type === 'prepare') {
    await engine?.prepare(request.context);
    return undefined;
  }
  return engine?.search(request.query);
}

/** After the first complete results; what cannot be loaded is told to whoever asks for it. */
function rehearseOnce(query: SearchQuery, {hits, partial}: SearchResults): void {
  if (!isRehearsed && !partial && hits.length > 0) {
    isRehearsed = true;
    rehearse(engine!, query, hits).catch(() => {});
  }
}

addEventListener('message', ({data: request}: MessageEvent<Request>) => {
  if (request.type === 'start') {
    engine = keepResults(searchIndex(fetchLoader(request.baseUrl)));
    return;
  }
  if (request.type === 'drop') {
    dropped.add(request.id);
    return;
  }
  const {id} = request;
  run(request)
    .finally(() => dropped.delete(id))
    .then(
      (results) => {
        reply({id, results});
        if (request.type === 'search' && results) {
          rehearseOnce(request.query, results);
        }
      },
      (error: unknown) =>
        reply({
          id,
          message: error instanceof Error ? error.message : String(error),
          isLoadError: error instanceof SearchLoadError,
        }),
    );
});
