import preload from '@docusaurus/core/lib/client/preload';
import {serverAnswers, showNotice} from './recovery';

/** Prevents reload loops without storage, which may be blocked or full. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/**
 * Loads the code of the first page. If it is missing, the page may be a cached one from an older
 * build, so it is reloaded once. If that doesn't help, the static page stays readable, with working
 * links and a notice.
 *
 * @param pathname of the page
 * @returns once the code is loaded and never otherwise, because clientEntry would replace the page
 * with an error
 */
export default async function preloadFirstPage(pathname: string): Promise<void> {
  try {
    await preload(pathname);
  } catch (error) {
    // eslint-disable-next-line no-console -- the notice only shows the message
    console.warn(`The code of ${pathname} could not be loaded.`, error);
    if (!wasReloaded() && (await serverAnswers())) {
      window.location.reload();
    } else {
      showNotice(error);
    }
    await new Promise(() => {});
  }
}
