// Replaces @docusaurus/core 3.9.2, lib/client/theme-fallback/Error. The original is a single
// component without links, so wrapping can't add any. Like crashes inside the layout, it now shows
// ErrorPageContent.
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import ThemeProvider from '@theme/ThemeProvider';
import React, {type ReactNode} from 'react';

/** The layout needs a route context, which doesn't exist outside of routes. */
const route = {plugin: {name: 'crash-screen', id: 'default'}};

/** The app's providers and the language of the page, which crashed along with it. */
function AppProviders({children}: {children: ReactNode}): ReactNode {
  return (
    <BrowserContextProvider>
      <ThemeProvider>
        <SiteMetadataDefaults />
        <RouteContextProvider value={route}>{children}</RouteContextProvider>
      </ThemeProvider>
    </BrowserContextProvider>
  );
}

/** The crash screen for errors outside of the layout. */
export default function CrashScreen(props: Props): ReactNode {
  return (
    // The layout itself may have caused the crash.
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
