import {wrap} from 'comlink';
import type {Engine} from './engine/engine';
import {withPatience} from './patience';

type RunningWorker = {engine: Engine; failed: Promise<never>; stop: () => void};

/** Starts the engine in a worker. @throws if workers are missing or forbidden */
function startWorker(baseUrl: string): RunningWorker {
  const worker = new Worker(new URL('./engine/worker.ts', import.meta.url), {name: baseUrl});
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error('The search worker could not be loaded.'));
    });
  });
  failed.catch(() => {});
  return {engine: wrap<Engine>(worker), failed, stop: () => worker.terminate()};
}

async function startInPage(baseUrl: string): Promise<Engine> {
  const {createSiteEngine} = await withPatience(import('./engine/site-engine'));
  return createSiteEngine(baseUrl);
}

/**
 * The site's search. It runs in a worker, or on the page if workers aren't available. Nothing is
 * loaded before the first call.
 *
 * @param baseUrl of the site with a trailing slash
 */
export function createClient(baseUrl: string): Engine {
  const siteUrl = new URL(baseUrl, location.origin).href;
  let running: RunningWorker | undefined;
  let inPage: Promise<Engine> | undefined;

  async function call<Result>(ask: (engine: Engine) => Promise<Result>): Promise<Result> {
    if (!inPage) {
      try {
        running ??= startWorker(siteUrl);
      } catch {
        inPage = startInPage(siteUrl);
      }
    }
    if (running && !inPage) {
      const {engine, failed, stop} = running;
      const isReady = await withPatience(Promise.race([engine.isReady(), failed])).then(
        () => true,
        () => false,
      );
      if (isReady) {
        return ask(engine);
      }
      stop();
    }
    inPage ??= startInPage(siteUrl);
    inPage.catch(() => (inPage = undefined));
    return ask(await inPage);
  }

  return {
    isReady: () => call((engine) => engine.isReady()),
    prepare: (context) => call((engine) => engine.prepare(context)),
    search: (request) => call((engine) => engine.search(request)),
    ask: (...question) => call((engine) => engine.ask(...question)),
  };
}

let client: Engine | undefined;

/** The client, shared by the whole page so that the index loads only once. */
export const getClient = (baseUrl: string): Engine => (client ??= createClient(baseUrl));
