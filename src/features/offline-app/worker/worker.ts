/// <reference lib="webworker" />
// Replaces the worker of plugin-pwa (3.9.2), which caches the whole build, answers a cache miss with
// nothing, and empties the cache without offline mode:
// https://github.com/facebook/docusaurus/blob/v3.9.2/packages/docusaurus-plugin-pwa/src/sw.ts
// Its parameters and its message `SKIP_WAITING` are those of the original.
import {isOffline} from '../../../framework/recovery/offline-worker';
import {type Question, tellPages} from '../messages';
import {answer} from './answer';
import {
  changeState,
  forget,
  forgetLists,
  getIndex,
  hasEssentials,
  isQuotaError,
  keep,
  keptKeys,
  readState,
} from './kept-files';
import {respond} from './respond';

declare const self: ServiceWorkerGlobalScope;

/**
 * Keeps what the reader chose. Files of the active worker stay, so a failed installation changes
 * nothing. When space runs out during the first installation, the most important files are kept.
 */
async function install(event: ExtendableEvent): Promise<void> {
  const isUpdate = isOffline(self.registration.active);
  if (!isUpdate) {
    void self.skipWaiting();
  }
  const index = await getIndex();
  const before = await keptKeys();
  const read = Object.keys(index.list.pages).filter((page) =>
    [...before].some((key) => key.split('?')[0] === page),
  );
  const isNew = (key: string) => !before.has(key);
  try {
    await keep(event, index.essentials());
    await keep(event, index.filesFor(await readState(), read));
    tellPages({type: 'kept'});
  } catch (error) {
    const isFull = isQuotaError(error);
    tellPages({type: 'failed', isFull});
    const works = await hasEssentials();
    if (isFull) {
      const keys = [...(await keptKeys())];
      const essential = [...index.essentials()].map((path) => index.keyOf(path)!);
      // Without an update, some files make room for the state of the copy.
      const optional = keys.filter((key) => !essential.includes(key));
      await forget(isUpdate ? keys.filter(isNew) : optional.slice(-10));
    }
    if (isUpdate || !isFull || !works) {
      throw error;
    }
  }
}

/** Takes over from the previous release, whose tabs reload (see client/updates.ts). */
async function activate(): Promise<void> {
  await changeState({updated: Date.now()});
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('workbox-precache')).map((name) => caches.delete(name)),
  );
  const listed = (await getIndex()).allKeys();
  await forget([...(await keptKeys())].filter((key) => !listed.has(key)));
  await forgetLists();
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  const message = event.data as Question | {type: 'SKIP_WAITING'};
  const [port] = event.ports;
  if (message.type === 'SKIP_WAITING') {
    void self.skipWaiting();
  } else if (port) {
    event.waitUntil(answer(event, message, port));
  }
});

// Visitors without the app keep nothing.
if (isOffline({scriptURL: self.location.href})) {
  self.addEventListener('install', (event) => event.waitUntil(install(event)));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('fetch', respond);
}
