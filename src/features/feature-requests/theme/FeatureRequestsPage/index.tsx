import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ListHeader} from '@site/src/components/List';
import Layout from '@theme/Layout';
import NotFound from '@theme/NotFound';
import React, {type ReactNode} from 'react';
import {type View, viewOf} from '../../address';
import {type RequestList, requestsOf} from '../../requests';
import Requests from './Requests';
import styles from './styles.module.css';

/** Identifies the HTML of this page. */
const pageId = 'feature-requests';

const listDescription =
  'The most requested Docusaurus features: what people want, the state, and what you can do';

function Unknown({path, root}: {path: string; root: string}): ReactNode {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p className="alert alert--warning" role="alert">
        There is no request at “{path}”. <Link to={root}>All requests</Link> are listed below.
      </p>
    </>
  );
}

/**
 * Below this path, hosts with rewrites serve the list's HTML, and others serve 404.html. The first
 * render has to match the HTML, or hydration fails.
 */
const isHtmlOfNotFound = () =>
  ExecutionEnvironment.canUseDOM && document.getElementById(pageId) === null;

export default function FeatureRequestsPage({list}: {list: RequestList}): ReactNode {
  const {pathname} = useLocation();
  const root = useBaseUrl('/feature-requests/');
  const isHydrated = useIsBrowser();
  if (!isHydrated && isHtmlOfNotFound()) {
    return <NotFound />;
  }
  const requests = requestsOf(list);
  const openCount = requests.filter(({state}) => state === 'open').length;
  const {request, unknownPath}: View = isHydrated ? viewOf(pathname, root, requests) : {};
  return (
    <Layout
      title={request?.title ?? 'Feature requests'}
      description={request?.wish.replaceAll('`', '') ?? listDescription}
    >
      <main id={pageId} className="container container--fluid margin-vert--lg page-narrow">
        <ListHeader title="Feature requests">
          What people want from Docusaurus again and again, and what you can do today
        </ListHeader>
        {unknownPath && <Unknown path={unknownPath} root={root} />}
        <p className={styles.introduction}>
          {openCount} requests are open and {requests.length - openCount} are closed, as recorded in
          this site’s data on {list.recordedOn}. That may have changed since. To add your case,
          follow the issue number. A reaction on the first comment counts as a vote.
        </p>
        <Requests list={list} selected={request} root={root} />
      </main>
    </Layout>
  );
}
