import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import {files, routes, shards} from '@generated/route-shards';
import Loading from '@theme/Loading';
import React, {useEffect, useState, type ReactNode} from 'react';
import {shardOf} from '../shard-of';

const stockFile = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunkId) => files[chunkId] ?? stockFile(chunkId);

/** Adds the routes of a page and its neighbors. Throws the bundler's error if it has no file. */
export async function loadShard(pathname: string): Promise<void> {
  const shard = shardOf(pathname, shards);
  await shard.load();
  shard.isLoaded = true;
}

/** Core renders its list of routes once, so this has to be the only component in it. */
function LoadedRoutes(): ReactNode {
  const {pathname} = useLocation();
  const [{error}, update] = useState<{error?: unknown}>({});
  const {isLoaded} = shardOf(pathname, shards);
  // Core loads the shard before it opens a page, except after a crash and on failures.
  const isPending = !isLoaded && !error;
  useEffect(() => {
    if (isPending) {
      loadShard(pathname).then(
        () => update({}),
        (reason: unknown) => update({error: reason}),
      );
    }
  }, [isPending, pathname]);
  return isLoaded ? (
    renderRoutes(routes)
  ) : (
    <Loading
      isLoading={isPending}
      pastDelay
      timedOut={false}
      error={error}
      retry={() => update({})}
    />
  );
}

/** Stands in for `@generated/routes`. */
export default [siteConfig.baseUrl, '*'].map((path) => ({path, routes, component: LoadedRoutes}));
