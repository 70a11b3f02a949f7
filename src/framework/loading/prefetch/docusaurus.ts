import preload from '@docusaurus/core/lib/client/preload';
import {loadShard} from '../route-shards/client/routes';
import {isSlowConnection} from '../slow-connection';

const preloaded = new Set<string>();

/**
 * Preloads the code of a page that the reader may open next, unless the connection is slow. A
 * failure only matters if they do open it.
 *
 * @param pathname of the page, including the base URL
 */
async function preloadPage(pathname: string): Promise<void> {
  if (preloaded.has(pathname) || isSlowConnection()) {
    return;
  }
  preloaded.add(pathname);
  try {
    await preload(pathname);
  } catch (error) {
    preloaded.delete(pathname);
    // eslint-disable-next-line no-console -- readers don't see it before they open the page
    console.warn(`The code of ${pathname} could not be preloaded.`, error);
  }
}

// `Link` itself preloads on hover and touch.
document.addEventListener('focusin', ({target}) => {
  const link = target instanceof HTMLAnchorElement && target;
  if (
    link &&
    link.origin === window.location.origin &&
    link.pathname !== window.location.pathname
  ) {
    void preloadPage(link.pathname);
  }
});

/** Loads the names of a page's code, which opening the page would have to wait for. */
function prefetchNames(pathname: string): void {
  if (!isSlowConnection()) {
    // Opening the page tries again.
    loadShard(pathname).catch(() => {});
  }
}

/** What `Link` calls: `prefetch` for a link that comes into view, `preload` on hover and touch. */
export default Object.freeze({prefetch: prefetchNames, preload: preloadPage});
