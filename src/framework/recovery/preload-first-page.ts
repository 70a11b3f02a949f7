import preload from '@docusaurus/core/lib/client/preload';

/**
 * Loads the code of the first page. If it is missing, the page may be a cached one from an older
 * build, so it is reloaded once. If that doesn't help, the static page stays readable, with working
 * links and a notice. `load-recovery.js` shows another one if it takes long.
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
    await window.loadRecovery.recover(error);
    await new Promise(() => {});
  }
}
