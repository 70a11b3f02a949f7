import preload from '@docusaurus/core/lib/client/preload';

/**
 * Preloads the code of a page that the reader may open next. A failure only matters if they do.
 *
 * @param pathname of the page
 */
export default async function preloadAhead(pathname: string): Promise<void> {
  try {
    await preload(pathname);
  } catch (error) {
    // eslint-disable-next-line no-console -- readers don't see it before they open the page
    console.warn(`The code of ${pathname} could not be preloaded.`, error);
  }
}
