import type {ClientModule} from '@docusaurus/types';

/** React needs two frames until the head and the page show the new route. */
const afterPaint = (callback: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(callback));

/**
 * Logs each route change with the details that reviewers of a deploy preview look for. Only deploy
 * previews load it.
 */
const logRouteChanges: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) {
      return;
    }
    afterPaint(() => {
      // eslint-disable-next-line no-console -- the log is what this module is for
      console.log('Route changed', {
        location,
        previousLocation,
        heading: document.querySelector('h1')?.textContent,
        title: document.title,
        description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
        htmlClassName: document.documentElement.className,
      });
    });
  },
};

export default logRouteChanges;
