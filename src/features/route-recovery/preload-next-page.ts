import preload from '@docusaurus/core/lib/client/preload';
import {serverAnswers} from './recovery';

/**
 * Loads the code of the next page. Its URL is already in the address bar.
 *
 * Missing code belongs to an older build. If this rejects, the caller, PendingNavigation, reloads
 * the page from the server. If the server doesn't respond, this resolves, and the route shows
 * `@theme/Loading` with the error.
 *
 * @param pathname of the page
 * @throws the bundler's error for a missing chunk if the server responds
 */
export default async function preloadNextPage(pathname: string): Promise<void> {
  try {
    await preload(pathname);
  } catch (error) {
    if (await serverAnswers()) {
      throw error;
    }
    // eslint-disable-next-line no-console -- the page only shows the message
    console.warn(`The code of ${pathname} could not be loaded.`, error);
  }
}
