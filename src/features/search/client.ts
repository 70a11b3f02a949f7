import {wrap} from 'comlink';
import type {Engine} from './engine/engine';
import {takeEarlyWorker} from './field/early-worker';

type Started = {engine: Engine; failure: Promise<never>};

let started: Started | undefined;

/** Milliseconds until a worker whose script hangs is given up. */
const patienceMs = 60_000;

/** Starts the engine in a worker, or goes on with the one that was started before React. */
function start(baseUrl: string): Started {
  const {href: name} = new URL(baseUrl, location.origin);
  const worker =
    takeEarlyWorker() ??
    new Worker(
      /* webpackChunkName: "search-worker" */ new URL('./engine/worker.ts', import.meta.url),
      {name},
    );
  const failure = new Promise<never>((_, reject) => {
    const fail = () => {
      // The next call tries again.
      started = undefined;
      worker.terminate();
      reject(new Error('The search worker could not be loaded.'));
    };
    const limit = setTimeout(fail, patienceMs);
    worker.addEventListener('message', () => clearTimeout(limit), {once: true});
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      clearTimeout(limit);
      fail();
    });
  });
  failure.catch(() => {});
  return {engine: wrap<Engine>(worker), failure};
}

async function call<Result>(
  baseUrl: string,
  run: (engine: Engine) => Promise<Result>,
): Promise<Result> {
  const {engine, failure} = (started ??= start(baseUrl));
  return Promise.race([run(engine), failure]);
}

let client: Engine | undefined;

/**
 * The site's search, shared by the whole page so that the index loads only once. Nothing is loaded
 * before the first call.
 *
 * @param baseUrl of the site with a trailing slash
 */
export const getClient = (baseUrl: string): Engine =>
  (client ??= {
    prepare: (context) => call(baseUrl, (engine) => engine.prepare(context)),
    load: (context) => call(baseUrl, (engine) => engine.load(context)),
    preview: (request) => call(baseUrl, (engine) => engine.preview(request)),
    search: (request) => call(baseUrl, (engine) => engine.search(request)),
    ask: (...question) => call(baseUrl, (engine) => engine.ask(...question)),
  });
