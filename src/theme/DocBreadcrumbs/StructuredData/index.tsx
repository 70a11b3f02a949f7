import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import React, {type ReactNode} from 'react';

/**
 * The breadcrumbs for search engines, which want at least two. The original leaves out the home page,
 * which readers see as the first, and the slashes of the site's URLs.
 */
export default function StructuredDataWithHome({breadcrumbs}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const home = {type: 'link' as const, label: siteConfig.title, href: useBaseUrl('/')};
  const withSlashes = breadcrumbs.map((item) => ({
    ...item,
    href: item.href && applyTrailingSlash(item.href, siteConfig),
  }));
  return <StructuredData breadcrumbs={[home, ...withSlashes]} />;
}
