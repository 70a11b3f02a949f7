import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preloadPage from '@docusaurus/core/lib/client/preload';
import {loadShard} from './routes';

/** Loads the code of a page, after its route. Throws the bundler's error for a missing chunk. */
export default async function preload(pathname: string): Promise<void> {
  await loadShard(pathname);
  // Core renders the page for this address, such as `/docs/` for `/docs/index.html`.
  const location = normalizeLocation({pathname, search: '', hash: '', state: undefined});
  await preloadPage(location.pathname);
}
