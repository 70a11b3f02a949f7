// Replaces @docusaurus/core 3.9.2, lib/client/theme-fallback/Error: it is all of one piece, with a
// title of its own and no way on. Crashes below the layout show ErrorPageContent; so do those above.
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import ThemeProvider from '@theme/ThemeProvider';
import React, {type ReactNode} from 'react';

/** The layout asks for the route's plugin, and outside of a route there is none. */
const route = {plugin: {name: 'crash-screen', id: 'default'}};

/** The providers that the app has around its pages, which crashed with them. */
function AppProviders({children}: {children: ReactNode}): ReactNode {
  return (
    <BrowserContextProvider>
      <ThemeProvider>
        <RouteContextProvider value={route}>{children}</RouteContextProvider>
      </ThemeProvider>
    </BrowserContextProvider>
  );
}

/** The crash screen of a page that failed as a whole. */
export default function CrashScreen(props: Props): ReactNode {
  return (
    // The layout itself may be what crashes.
    <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
      <AppProviders>
        <PageMetadata title={translate({id: 'site.crash.title', message: 'This page crashed'})} />
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </AppProviders>
    </ErrorBoundary>
  );
}
