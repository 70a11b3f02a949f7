import {createRoot} from 'react-dom/client';

/**
 * Makes the app start at any path for which the host serves `404.html`.
 *
 * Hydration would fail if the page depends on the path, which `404.html` can't know (below
 * `/docs/`, the navbar names a version). So React renders the page from scratch, in a root that
 * Docusaurus uses if it exists.
 */
function startNotFound(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const container = document.getElementById('__docusaurus');
  if (container && /\/404\.html\/?$/u.test(canonical?.href ?? '')) {
    window.docusaurusRoot = createRoot(container);
  }
}

if (typeof window !== 'undefined') {
  startNotFound();
}
