// Stands in for @docusaurus/core 3.9.2, lib/client/BaseUrlIssueBanner, which `baseUrlIssueBanner`
// switches off: it puts the path of the address bar into the page as HTML
// (https://github.com/facebook/docusaurus/issues/12216), and its script is another one for each
// base URL, with other words than this site's.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';
import script from './show-banner.cjs?source';
// The style sheet of the site hides the banner: with a wrong base URL, it does not load.
import './styles.css';

/**
 * A script for a page whose code does not load because the site lies at another path than its
 * configuration says. It is in the built page alone: where React runs, the path is right.
 */
export default function BaseUrlBanner(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <script data-base-url={baseUrl}>{script}</script>
    </Head>
  );
}
