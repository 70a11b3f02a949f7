import preload from '@docusaurus/core/lib/client/preload';
import {translate} from '@docusaurus/Translate';
import {noticeIfSlow, reload} from './slow-notice';

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
  const text = translate({
    id: 'site.loading.slowFirstPage',
    message:
      'Part of this page is still loading. You can read it and follow its links; buttons and menus may not work yet.',
  });
  try {
    await noticeIfSlow(preload(pathname), text, [reload]);
  } catch (error) {
    // eslint-disable-next-line no-console -- the notice only shows the message
    console.warn(`The code of ${pathname} could not be loaded.`, error);
    await window.loadRecovery.recover(error);
    await new Promise(() => {});
  }
}
