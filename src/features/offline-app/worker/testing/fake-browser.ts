import {vi} from 'vitest';
import type {Message} from '../../messages';

const origin = 'https://site.test';

/** In offline mode. */
export const workerUrl = `${origin}/sw.js?params={"offlineMode":true}`;

const full = (target: string | Request) =>
  new URL(typeof target === 'string' ? target : target.url, origin).href;

class FakeEvent extends Event {
  readonly pending: Promise<unknown>[] = [];
  waitUntil(promise: Promise<unknown>): void {
    this.pending.push(promise);
  }
  respondWith(promise: Promise<unknown>): void {
    this.waitUntil(promise);
  }
}

/** Runs a service worker in Node, with caches of limited size. */
export function fakeBrowser() {
  const stores = new Map<string, Map<string, Response>>();
  const browser = {
    /** Bodies by path; undefined answers 404. */
    files: {} as Record<string, string | undefined>,
    /** How many files fit. */
    space: Infinity,
    /** What pages were told. */
    told: [] as Message[],
    /** The worker that is active. */
    active: null as {scriptURL: string} | null,
    tabs: [] as {id: string; url: string; navigate: (url: string) => Promise<void>}[],
    skipWaiting: vi.fn(async () => {}),
    unregister: vi.fn(async () => true),
    /** Loads the worker module of a release. */
    async start(load: () => Promise<unknown>, release: string) {
      vi.stubGlobal('RELEASE', release);
      scope = Object.assign(new EventTarget(), global, {caches, location: {href: workerUrl}});
      vi.stubGlobal('self', scope);
      vi.resetModules();
      await load();
    },
    /** Dispatches an event to the worker. @throws what the worker waits for */
    async dispatch(type: string, fields: object = {}) {
      const event = Object.assign(new FakeEvent(type), fields);
      scope.dispatchEvent(event);
      // More may come while it waits.
      for (const promise of event.pending) {
        await promise;
      }
    },
    /** Sends a question. @returns the answer */
    async ask(data: object) {
      const postMessage = vi.fn<(message: unknown) => void>();
      await browser.dispatch('message', {data, ports: [{postMessage}]});
      return postMessage.mock.calls[0]![0];
    },
    /** Opens a page or requests one of its files. */
    async request(path: string, mode: RequestMode = 'cors') {
      const request = new Request(path);
      Object.defineProperty(request, 'mode', {value: mode});
      await browser.dispatch('fetch', {request});
    },
    /** The paths of kept files with their revisions. */
    kept: () =>
      [...(stores.get('offline-app-files')?.keys() ?? [])]
        .map((url) => url.slice(origin.length))
        .sort(),
    cacheNames: () => [...stores.keys()],
  };
  let scope = new EventTarget();
  const global = {
    registration: {
      scope: `${origin}/`,
      unregister: browser.unregister,
      get active() {
        return browser.active;
      },
    },
    skipWaiting: browser.skipWaiting,
    clients: {matchAll: async () => browser.tabs, claim: async () => {}},
  };

  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (target: string | Request) => store.get(full(target))?.clone(),
      async put(target: string | Request, response: Response) {
        const used = [...stores.values()].reduce((sum, {size}) => sum + size, 0);
        if (used >= browser.space && !store.has(full(target))) {
          throw new DOMException('Full', 'QuotaExceededError');
        }
        store.set(full(target), response);
      },
      keys: async () => [...store.keys()].map((url) => new Request(url)),
      delete: async (target: string | Request) => store.delete(full(target)),
    };
  };
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (target: Request, {cacheName}: {cacheName: string}) =>
      (await open(cacheName)).match(target),
  });
  vi.stubGlobal('fetch', async (target: string | Request) => {
    const {pathname} = new URL(full(target));
    const body = browser.files[pathname];
    const headers = {'Content-Type': pathname.endsWith('/') ? 'text/html' : 'text/plain'};
    return new Response(body, {status: body === undefined ? 404 : 200, headers});
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = (message: Message) => browser.told.push(message);
      close() {}
    },
  );
  // Node has no page to resolve paths against.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(target: string | URL | Request, init?: RequestInit) {
        super(target instanceof Request ? target : new URL(target, origin), init);
      }
    },
  );
  vi.stubGlobal('FetchEvent', class extends FakeEvent {});
  // As in a build. Otherwise Workbox logs everything.
  vi.stubEnv('NODE_ENV', 'production');
  return browser;
}
