// Replaces @docusaurus/core 3.9.2, lib/client/theme-fallback/Loading: it shows an error alone, in
// fixed colors and without the layout, and a spinner, where this site has the progress bar.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata, useColorMode} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type LoadingType from '@theme/Loading';
import React, {useState, type ComponentProps, type ReactNode} from 'react';

type Props = ComponentProps<typeof LoadingType>;

/** The layout asks for the route's plugin, and outside of a route there is none. */
const route = {plugin: {name: 'route-load-failure', id: 'default'}};

/** Nested routes of docs load within the layout, whose providers other pages lack. */
function useIsInLayout(): boolean {
  try {
    useColorMode();
    return true;
  } catch {
    // The hook says by throwing that there is no layout around it.
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
          Its code could not be fetched. The network may be gone for a moment.
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

/** What stands in for a page while its code loads: nothing, or that it failed, with "Retry". */
export default function Loading({error, retry}: Props): ReactNode {
  const isInLayout = useIsInLayout();
  const [lastError, setLastError] = useState<unknown>(error);
  if (error && error !== lastError) {
    setLastError(error);
  }
  if (!lastError) {
    return null;
  }
  // The screen stays while it tries again, and the keyboard's place with it.
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
