import Layout from '@theme/Layout';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLocation} from '@docusaurus/router';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import OfflineSettings from './OfflineSettings';
import MissingPage from './MissingPage';
import {useOfflineCopy} from './useOfflineCopy';

const title = translate({id: 'site.offline.title', message: 'Offline reading'});

function Content(): ReactNode {
  const copy = useOfflineCopy();
  const page = new URLSearchParams(useLocation().search).get('page');
  return (
    <>
      {page !== null && <MissingPage path={page} keptPages={copy.status?.keptPages} />}
      <Heading as={page === null ? 'h1' : 'h2'}>{title}</Heading>
      <OfflineSettings {...copy} />
    </>
  );
}

/** Says what is kept for offline reading, and stands in for pages that aren't. */
export default function OfflinePage(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <Layout
      title={title}
      description="Read the docs without a connection: what is kept in your browser, how big it is, and how to remove it"
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container container--fluid margin-vert--lg page-narrow page-filled-late">
        {isBrowser ? (
          <Content />
        ) : (
          <>
            <Heading as="h1">{title}</Heading>
            <noscript>
              <p>Offline reading needs JavaScript, which is turned off.</p>
            </noscript>
          </>
        )}
      </main>
    </Layout>
  );
}
