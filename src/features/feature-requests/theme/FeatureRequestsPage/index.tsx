import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {viewOf} from '../../view';
import NotFound from '@theme/NotFound';
import React, {type ReactNode} from 'react';
import RequestsPage, {pageId} from './RequestsPage';

/**
 * The HTML that React takes over below this path is the list's where the host rewrites addresses,
 * and 404.html where it cannot. Each has to be rendered once as it is, or React reports a mismatch.
 */
const isHtmlOfNotFound = () =>
  ExecutionEnvironment.canUseDOM && document.getElementById(pageId) === null;

export default function FeatureRequestsPage({board}: {board: {url: string | null}}): ReactNode {
  const {pathname} = useLocation();
  const root = useBaseUrl('/feature-requests/');
  const isHydrated = useIsBrowser();
  if (!isHydrated && isHtmlOfNotFound()) {
    return <NotFound />;
  }
  return (
    <RequestsPage
      view={isHydrated ? viewOf(pathname, root) : {kind: 'list'}}
      root={root}
      boardUrl={board.url}
    />
  );
}
