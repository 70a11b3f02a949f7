// Replaces @docusaurus/core 3.9.2, lib/client/theme-fallback/Loading, which shows errors in fixed
// colors without the layout, and a spinner instead of the progress bar.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata, useColorMode} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type LoadingType from '@theme/Loading';
import React, {useState, type ComponentProps, type ReactNode} from 'react';

type Props = ComponentProps<typeof LoadingType>;

/** The layout needs a route context, which doesn't exist outside of routes. */
const route = {plugin: {name: 'route-load-failure', id: 'default'}};

/** Nested docs routes load inside the layout and its providers, other routes outside. */
function useIsInLayout(): boolean {
  try {
    useColorMode();
    return true;
  } catch {
    // The hook throws outside of the layout.
    return false;
  }
}

type FailureProps = {error: unknown; isRetrying: boolean; onRetry: () => void};

function LoadFailure({error, isRetrying, onRetry}: FailureProps): ReactNode {
  return (
    <div className="container margin-vert--xl page-narrow">
      <PageMetadata
        title={translate({id: 'site.loading.title', message: 'This page did not load'})}
      />
      <Heading as="h1">
        <Translate id="site.loading.title">This page did not load</Translate>
      </Heading>
      <p>
        <Translate id="site.loading.explanation">
          Its code could not be loaded. You may be offline.
        </Translate>
      </p>
      <p role="alert">{isRetrying ? '' : String(error)}</p>
      <p>
        <button
          type="button"
          className="button button--primary"
          aria-disabled={isRetrying}
          onClick={isRetrying ? undefined : onRetry}
        >
          <Translate id="site.loading.retry">Retry</Translate>
        </button>{' '}
        <span role="status">
          {isRetrying && <Translate id="site.loading.retrying">Loading…</Translate>}
        </span>
      </p>
      <p>
        <Link to="/">
          <Translate id="site.crash.home">Go to the home page</Translate>
        </Link>
      </p>
    </div>
  );
}

/** Shown while a page's code loads: nothing, or the error with a retry button if it failed. */
export default function Loading({error, retry}: Props): ReactNode {
  const isInLayout = useIsInLayout();
  const [lastError, setLastError] = useState<unknown>(error);
  if (error && error !== lastError) {
    setLastError(error);
  }
  if (!lastError) {
    return null;
  }
  // The screen stays during a retry to keep the focus.
  const failure = <LoadFailure error={lastError} isRetrying={!error} onRetry={retry} />;
  return isInLayout ? (
    failure
  ) : (
    <RouteContextProvider value={route}>
      <Layout>
        <main>{failure}</main>
      </Layout>
    </RouteContextProvider>
  );
}
