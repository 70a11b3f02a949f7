/// <reference lib="webworker" />
// Takes the place of the worker in a build with `OFFLINE_APP=false`.

export {};

declare const self: ServiceWorkerGlobalScope;

/** Deletes all caches, removes the worker and reloads the pages that it served. */
async function removeEverything(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
  const tabs = await self.clients.matchAll({type: 'window'});
  // Without this condition, a page of an older build that registers the worker would reload forever.
  if (names.length > 0) {
    // Tabs that reload by themselves can't be navigated.
    await Promise.all(tabs.map((tab) => tab.navigate(tab.url).catch(() => {})));
  }
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
