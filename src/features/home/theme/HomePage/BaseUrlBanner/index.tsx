// See the seam `baseUrlBanner`. Takes the place of core's lib/client/BaseUrlIssueBanner (3.9.2), which
// `baseUrlIssueBanner: false` disables: the original inserts the URL's path into the page as HTML
// (https://github.com/facebook/docusaurus/issues/12216), its script differs for each base URL,
// and its text doesn't match this site's.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';
import script from './show-banner.cjs?source';

/**
 * A script that shows a banner if the site's code doesn't load because the site is served from
 * another path than configured. It is only rendered to HTML: if React runs, the path is right.
 */
export default function BaseUrlBanner(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <script data-base-url={baseUrl}>{script}</script>
    </Head>
  );
}
