import preload from '@docusaurus/core/lib/client/preload';
import {translate} from '@docusaurus/Translate';
import {isOffline} from './offline-worker';
import {reload} from './notice';

/** The URL is that of the next page, while the reader still sees the previous one. */
const goBack = {
  label: translate({id: 'site.loading.back', message: 'Go back'}),
  run: () => window.history.back(),
};

let dismissPrevious = () => {};

/** Why the page is about to be reloaded. */
let failure: unknown;

/**
 * Loads the code of the next page. Its URL is already in the address bar. A notice says so if it takes
 * long.
 *
 * Missing code belongs to an older build. If this rejects, the caller, PendingNavigation, reloads
 * the page from the server or the offline app. If neither responds, this resolves, and the route shows
 * `@theme/Loading` with the error.
 *
 * @param pathname of the page
 * @throws the bundler's error for a missing chunk if the server responds
 */
export default async function preloadNextPage(pathname: string): Promise<void> {
  // The reader no longer waits for another page.
  dismissPrevious();
  if (failure) {
    // The reload still opens the page before this one. Another reload takes its place.
    throw failure;
  }
  let notice: HTMLElement | undefined;
  const timer = setTimeout(() => {
    const text = translate({
      id: 'site.loading.slowNextPage',
      message: 'The page you opened is still loading. Your connection may be slow.',
    });
    notice = window.loadRecovery.showNotice('warning', [text], [reload, goBack]);
  }, 10_000);
  const dismiss = () => {
    clearTimeout(timer);
    notice?.remove();
  };
  dismissPrevious = dismiss;
  try {
    await preload(pathname).finally(dismiss);
  } catch (error) {
    // The offline app answers a reload with a kept page, or suggests some.
    if (
      isOffline(navigator.serviceWorker?.controller) ||
      (await window.loadRecovery.serverAnswers())
    ) {
      failure = error;
      throw error;
    }
    // eslint-disable-next-line no-console -- the page only shows the message
    console.warn(`The code of ${pathname} could not be loaded.`, error);
  }
}
