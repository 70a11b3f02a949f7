import type {ClientModule} from '@docusaurus/types';

/** Runs once the head and the page show the new route, which takes React two frames. */
const afterPaint = (callback: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(callback));

/**
 * Logs each change of route with what a reviewer of a deploy preview wants to see of it. The
 * configuration adds this module to deploy previews alone.
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
