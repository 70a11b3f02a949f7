import {createStorageSlot} from '@docusaurus/theme-common';
import {isOffline} from '../../../framework/recovery/offline-worker';

declare global {
  interface Navigator {
    connection?: {saveData: boolean};
  }
}

const maxMobileWidth = 996;

/** The name is that of plugin-pwa, because it may be set already. */
export const appInstalled = createStorageSlot('docusaurus.pwa.event.appInstalled.fired');

/** Remembers offline mode until the reader ends it. */
export const offlineMode = createStorageSlot('docusaurus.pwa.offlineMode');

/** When offline mode turns on, by the names of plugin-pwa's `offlineModeActivationStrategies`. */
const strategies: Record<string, () => boolean> = {
  always: () => true,
  mobile: () => window.innerWidth <= maxMobileWidth,
  saveData: () => navigator.connection?.saveData === true,
  appInstalled: () => appInstalled.get() === 'true',
  standalone: () => window.matchMedia('(display-mode: standalone)').matches,
  queryString: () => new URLSearchParams(location.search).get('offlineMode') === 'true',
};

/** Whether pages should be kept: it was turned on before, or one of the strategies applies. */
export async function isOfflineModeOn(names: string[]): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (offlineMode.get() === 'true' || isOffline(registration?.active)) {
    return true;
  }
  return names.some((name) => strategies[name]?.());
}
