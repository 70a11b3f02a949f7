import {createStorageSlot} from '@docusaurus/theme-common';
import {isOffline} from '../../../framework/recovery/offline-worker';
import {ask} from '../messages';

const hour = 60 * 60 * 1000;

/** The release whose popup the reader closed. */
const closedRelease = createStorageSlot('docusaurus.pwa.closedUpdate');

const skipWaiting = (worker: ServiceWorker | null) => worker?.postMessage({type: 'SKIP_WAITING'});

async function offer(registration: ServiceWorkerRegistration): Promise<void> {
  const {waiting, active} = registration;
  if (!waiting || !isOffline(active)) {
    return;
  }
  const [release, {showUpdate}] = await Promise.all([
    ask<string>(waiting, {type: 'release'}),
    import('./notices'),
  ]);
  if (closedRelease.get() !== release && registration.waiting === waiting) {
    showUpdate(
      () => (registration.waiting ? skipWaiting(registration.waiting) : location.reload()),
      () => closedRelease.set(release),
    );
  }
}

/**
 * Offers updates in offline mode, and applies them directly without it. An applied update reloads
 * all tabs, because their code is that of the previous release.
 */
export function watchUpdates(
  registration: ServiceWorkerRegistration,
  isOfflineModeOn: boolean,
): void {
  const handleWaiting = () =>
    isOfflineModeOn
      ? offer(registration).catch((error: unknown) =>
          // eslint-disable-next-line no-console -- the next page offers it again
          console.warn('The update could not be offered.', error),
        )
      : skipWaiting(registration.waiting);
  const handleInstalling = ({installing}: ServiceWorkerRegistration) =>
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) {
        void handleWaiting();
      }
    });
  handleInstalling(registration);
  registration.addEventListener('updatefound', () => handleInstalling(registration));
  if (registration.waiting) {
    void handleWaiting();
  }
  reloadWithRelease();
  if (isOfflineModeOn) {
    // Browsers only look for updates when a page loads, which a tab may not do for days. Offline, it
    // fails.
    setInterval(() => registration.update().catch(() => {}), hour);
  }
}

/** Reloads a kept page when another release takes over. */
function reloadWithRelease(): void {
  const {serviceWorker} = navigator;
  let isKept = isOffline(serviceWorker.controller);
  serviceWorker.addEventListener('controllerchange', () => {
    if (isKept) {
      location.reload();
    }
    isKept = isOffline(serviceWorker.controller);
  });
}
