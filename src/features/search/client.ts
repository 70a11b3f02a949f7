import {wrap} from 'comlink';
import type {Engine} from './engine/engine';
import {withPatience} from './patience';

/** Starts the engine in a worker. @throws if workers are missing or forbidden */
function startWorker(baseUrl: string) {
  const worker = new Worker(new URL('./engine/worker.ts', import.meta.url), {name: baseUrl});
  const engine = wrap<Engine & {isReady: () => boolean}>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error('The search worker could not be loaded.'));
    });
  });
  return {
    engine,
    isReady: () => withPatience(Promise.race([engine.isReady(), failed])),
    stop: () => worker.terminate(),
  };
}

async function startInPage(baseUrl: string): Promise<Engine> {
  const {createSiteEngine} = await withPatience(import('./engine/engine'));
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
  let worker: ReturnType<typeof startWorker> | undefined;
  let inPage: Promise<Engine> | undefined;

  async function getEngine(): Promise<Engine> {
    if (!inPage) {
      try {
        worker ??= startWorker(siteUrl);
        await worker.isReady();
        return worker.engine;
      } catch {
        worker?.stop();
      }
    }
    inPage ??= startInPage(siteUrl);
    inPage.catch(() => (inPage = undefined));
    return inPage;
  }

  return {
    prepare: async (context) => (await getEngine()).prepare(context),
    search: async (request) => (await getEngine()).search(request),
    ask: async (...question) => (await getEngine()).ask(...question),
  };
}

let client: Engine | undefined;

/** The client, shared by the whole page so that the index loads only once. */
export const getClient = (baseUrl: string): Engine => (client ??= createClient(baseUrl));
