import {CacheFirst} from 'workbox-strategies';
import {type Choice, FileIndex, type FileList} from '../file-list';
import {tellPages} from '../messages';

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: the hash of the file list. */
declare const RELEASE: string;

const filesCache = 'offline-app-files';
const stateCache = 'offline-app-state';

const scope = new URL(self.registration.scope);
const listUrl = new URL('offline-app.json', scope).href;
const choiceUrl = new URL('offline-app-choice', scope).href;

let loading: Promise<FileIndex> | undefined;

/** Reads the list, and keeps it if it isn't kept yet. */
export async function loadIndex(): Promise<FileIndex> {
  const state = await caches.open(stateCache);
  const key = `${listUrl}?${RELEASE}`;
  const keptList = await state.match(key);
  if (keptList) {
    return new FileIndex((await keptList.json()) as FileList);
  }
  const response = await fetch(listUrl, {cache: 'no-cache'});
  const list = (await response.clone().json()) as FileList;
  if (list.release !== RELEASE) {
    throw new Error(`${listUrl} is from another build than this worker.`);
  }
  await state.put(key, response);
  return new FileIndex(list);
}

/** The list of this worker's build. @throws if it isn't kept and can't be fetched */
export async function getIndex(): Promise<FileIndex> {
  loading ??= loadIndex();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

type State = Choice & {
  /** When this worker took over, as a time stamp. */
  updated?: number;
};

export async function readState(): Promise<State> {
  const keptState = await (await caches.open(stateCache)).match(choiceUrl);
  return keptState ? ((await keptState.json()) as State) : {};
}

export async function changeState(change: State): Promise<void> {
  const state = {...(await readState()), ...change};
  await (await caches.open(stateCache)).put(choiceUrl, Response.json(state));
}

/** True once the reader has removed the copy, while tabs still have this worker. */
export let isRemoved = false;

const pathOf = (request: Request) => new URL(request.url).pathname;
const isHtml = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('text/html') === true;

/**
 * Answers from the cache, then from the network, keeping what the list has.
 *
 * Without the list, it only passes requests on.
 */
export const keptFiles = new CacheFirst({
  cacheName: filesCache,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({request}) => {
        const index = await getIndex().catch(() => undefined);
        // Tabs of the previous release may ask for files that this list doesn't have.
        return new URL(index?.keyOf(pathOf(request)) ?? pathOf(request), scope).href;
      },
      async cacheWillUpdate({request, response}) {
        const index = await getIndex().catch(() => undefined);
        const path = pathOf(request);
        const isGood = response.status === 200 && !response.redirected;
        const isPage = index?.isPage(path);
        if (isRemoved || !index?.file(path) || !isGood || isPage !== isHtml(response)) {
          return null;
        }
        return isPage && !index.isOfThisBuild(await response.clone().text()) ? null : response;
      },
    },
  ],
});

/** The keys of all kept files: paths with their revision as the query. */
export async function keptKeys(): Promise<Set<string>> {
  const requests = await (await caches.open(filesCache)).keys();
  return new Set(requests.map(({url}) => url.slice(scope.origin.length)));
}

/** Whether the site works offline: false if the browser has deleted some of what it needs. */
export async function hasEssentials(): Promise<boolean> {
  const index = await getIndex();
  const keys = await keptKeys();
  return [...index.essentials()].every((path) => keys.has(index.keyOf(path)!));
}

/** True if the browser has no space left for this site. */
export const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Keeps files that aren't kept yet and tells pages how far it is.
 *
 * @throws when one of them can't be fetched, or the space runs out
 */
export async function keep(event: ExtendableEvent, paths: Iterable<string>): Promise<void> {
  const index = await getIndex();
  const cache = await caches.open(filesCache);
  const keys = await keptKeys();
  const missing = [...paths].filter((path) => !keys.has(index.keyOf(path)!));
  const queue = missing.values();
  let done = 0;
  let hasFailed = false;
  const keepNext = async (): Promise<void> => {
    for (const path of queue) {
      const request = new Request(path, {
        cache: index.file(path)![1] ? 'no-cache' : 'default',
        credentials: 'same-origin',
      });
      const [{status}] = await Promise.all(keptFiles.handleAll({request, event}));
      if (!(await cache.match(index.keyOf(path)!))) {
        throw new Error(`${path} has the status ${status}, has moved, or is from another build.`);
      }
      if (hasFailed) {
        return;
      }
      done += 1;
      tellPages({type: 'progress', done, total: missing.length});
    }
  };
  const lanes = Array.from({length: 6}, keepNext);
  await Promise.all(lanes).catch((error: unknown) => {
    hasFailed = true;
    throw error;
  });
}

/** Deletes files by their keys. */
export async function forget(keys: Iterable<string>): Promise<void> {
  const cache = await caches.open(filesCache);
  await Promise.all([...keys].map((key) => cache.delete(key)));
}

/** Deletes the lists of other builds. */
export async function forgetLists(): Promise<void> {
  const state = await caches.open(stateCache);
  const neededUrls = [`${listUrl}?${RELEASE}`, choiceUrl];
  const oldLists = (await state.keys()).filter(({url}) => !neededUrls.includes(url));
  await Promise.all(oldLists.map((list) => state.delete(list)));
}

/** Deletes everything, and keeps nothing from then on. */
export async function removeAll(): Promise<void> {
  isRemoved = true;
  await Promise.all([filesCache, stateCache].map((name) => caches.delete(name)));
}
