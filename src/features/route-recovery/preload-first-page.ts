import preload from '@docusaurus/core/lib/client/preload';
import {serverAnswers, showNotice} from './recovery';

/** Known without storage, which may be blocked or full: a reload is never followed by another. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/**
 * Loads the code of the page that the server sent. Where it is missing, a cached page may name the
 * chunks of a build that was replaced: the page is loaded anew, once. When that does not help, the
 * page stays as the server sent it, readable and with links that work, with a notice.
 *
 * @param pathname of the page
 * @returns never without the code: the caller, clientEntry, would replace the page by an error
 */
export default async function preloadFirstPage(pathname: string): Promise<void> {
  try {
    await preload(pathname);
  } catch (error) {
    // eslint-disable-next-line no-console -- the notice shows the message alone
    console.warn(`The code of ${pathname} could not be loaded.`, error);
    if (!wasReloaded() && (await serverAnswers())) {
      window.location.reload();
    } else {
      showNotice(error);
    }
    await new Promise(() => {});
  }
}
