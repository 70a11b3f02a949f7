import preload from '@docusaurus/core/lib/client/preload';
import {serverAnswers} from './recovery';

/**
 * Loads the code of the page that a reader opens, whose address is in the address bar already.
 *
 * Code that is missing belongs to a build that was replaced: the caller, PendingNavigation, loads
 * the page anew from the server when this rejects. Without a network it resolves, and the route
 * shows `@theme/Loading` with the error.
 *
 * @param pathname of the page
 * @throws what the bundler throws for a missing chunk, when the server answers
 */
export default async function preloadNextPage(pathname: string): Promise<void> {
  try {
    await preload(pathname);
  } catch (error) {
    if (await serverAnswers()) {
      throw error;
    }
    // eslint-disable-next-line no-console -- the page shows the message alone
    console.warn(`The code of ${pathname} could not be loaded.`, error);
  }
}
