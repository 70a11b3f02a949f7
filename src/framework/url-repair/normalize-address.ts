import {repairEncoding} from './repair-encoding';
import {withSingleSlashes} from './same-site-path';

/**
 * Makes the site work at any URL that a link may contain, and keeps its own links on the site.
 *
 * Corrects the URL in the address bar before the router reads it. The router throws if it can't
 * decode a path or hash, and the theme builds links to other sites from a path such as `//host/`.
 */
function normalizeAddress(): void {
  const {pathname, search, hash} = window.location;
  const address = withSingleSlashes(repairEncoding(pathname)) + search + repairEncoding(hash);
  if (address !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', address);
  }
}

if (typeof window !== 'undefined') {
  normalizeAddress();
  // The reader can edit the hash. This listener runs before the router's, which is added later.
  window.addEventListener('popstate', normalizeAddress);
}
