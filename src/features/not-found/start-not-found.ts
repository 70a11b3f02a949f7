import {createRoot} from 'react-dom/client';
import {repairEncoding} from './repair-encoding';

/**
 * Makes a page of the site start where the host answered with `404.html`, whatever the path is.
 *
 * The router throws on a path that does not decode. And hydration would fail where the page depends
 * on the path, which the built file cannot know (below `/docs/` the navbar names a version): React
 * draws the page anew instead, in the root that Docusaurus takes when there is one.
 */
function startNotFound(): void {
  const {pathname, search, hash} = window.location;
  const repaired = repairEncoding(pathname);
  if (repaired !== pathname) {
    window.history.replaceState(window.history.state, '', repaired + search + hash);
  }
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const container = document.getElementById('__docusaurus');
  if (container && /\/404\.html\/?$/u.test(canonical?.href ?? '')) {
    window.docusaurusRoot = createRoot(container);
  }
}

if (typeof window !== 'undefined') {
  startNotFound();
}
