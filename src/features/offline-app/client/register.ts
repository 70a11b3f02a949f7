// Replaces plugin-pwa's `registerSw` (3.9.2), which turns offline mode off on the next page load,
// and whose popup only works in one tab.
import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {createRoot} from 'react-dom/client';
import {isOffline} from '../../../framework/recovery/offline-worker';
import {ask, listen} from '../messages';
import {appInstalled, isOfflineModeOn, offlineMode} from './activation';
import {watchUpdates} from './updates';

// Set by plugin-pwa.
const workerUrl = process.env.PWA_SERVICE_WORKER_URL!;
const strategies = process.env.PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES as unknown as string[];

/** Stored by the docs plugin when the reader chooses a version. */
const chosenVersion = createStorageSlot('docs-preferred-version-default');

/** The worker reads it when it installs. */
async function passOnVersion(): Promise<void> {
  const version = chosenVersion.get();
  if (version) {
    const state = await caches.open('offline-app-state');
    const url = new URL('offline-app-choice', new URL(workerUrl, location.href)).href;
    if (!(await state.match(url))) {
      await state.put(url, Response.json({versions: [version]}));
    }
  }
}

/** Loads the page anew, without the parameter that turns offline mode on. */
function leaveOfflineMode(): void {
  const url = new URL(location.href);
  url.searchParams.delete('offlineMode');
  history.replaceState(history.state, '', url);
  location.reload();
}

async function register(isOn: boolean): Promise<void> {
  if (isOn) {
    offlineMode.set('true');
    await passOnVersion();
    // WebKitGTK doesn't have it.
    void (navigator.storage as StorageManager | undefined)?.persist();
    listen((message) => {
      if (message.type === 'removed') {
        leaveOfflineMode();
      } else {
        void import('./notices').then(({showProgress}) => showProgress(message));
      }
    });
  }
  const params = encodeURIComponent(JSON.stringify({offlineMode: isOn, debug: false}));
  const registration = await navigator.serviceWorker.register(`${workerUrl}?params=${params}`);
  watchUpdates(registration, isOn);
}

const start = (isOn: Promise<boolean>) =>
  isOn
    .then(register)
    // eslint-disable-next-line no-console -- the site works without the worker
    .catch((error: unknown) => console.error('registerSW failed', error));

/** A kept page that hasn't been read has no HTML. The worker sends the frame of the site instead. */
const isFrame = () => document.documentElement.dataset.offlineFrame !== undefined;

if (typeof window !== 'undefined') {
  const container = document.getElementById('__docusaurus');
  if (container && isFrame()) {
    // React renders the page from scratch, in a root that Docusaurus uses if it exists.
    window.docusaurusRoot = createRoot(container);
  }
  if ('serviceWorker' in navigator) {
    window.addEventListener('appinstalled', () => {
      appInstalled.set('true');
      void start(Promise.resolve(true));
    });
    void start(isOfflineModeOn(strategies));
  }
}

/** Keeps pages as they are read, and scrolls to the target in a page without HTML. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {pathname, hash},
  previousLocation,
}) => {
  if (!previousLocation && isFrame() && hash) {
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }
  if (previousLocation && previousLocation.pathname !== pathname && 'serviceWorker' in navigator) {
    void tellRead(pathname);
  }
};

async function tellRead(path: string): Promise<void> {
  const {controller} = navigator.serviceWorker;
  if (controller && isOffline(controller)) {
    // Offline, or with a newer build on the server, it can't be kept.
    await ask(controller, {type: 'read', path}).catch(() => {});
  }
}
