import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from '@site/src/components/StructuredData';
import type {Props} from '@theme/HomePage';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import BaseUrlBanner from './BaseUrlBanner';
import Demonstrations from './Demonstrations';
import Features from './Features';
import Fit from './Fit';
import Hero from './Hero';
import KnownSites from './KnownSites';
import RecentPosts from './RecentPosts';
import Versions from './Versions';

function SiteData(): ReactNode {
  const {title, tagline, url, baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <StructuredData
      data={{
        '@type': 'WebSite',
        name: title,
        description: tagline,
        url: url + baseUrl,
        inLanguage: 'en',
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${url}${baseUrl}search/?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      }}
    />
  );
}

export default function HomePage({
  miniature,
  knownSites,
  recentPosts,
  versionSamples,
  markdownSource,
}: Props): ReactNode {
  return (
    <Layout description="Guides, reference and release notes of Docusaurus in three versions, checked against the framework itself">
      <BaseUrlBanner />
      <SiteData />
      <main>
        <Hero miniature={miniature} />
        <KnownSites {...knownSites} />
        <Fit />
        <Demonstrations versionSamples={versionSamples} markdownSource={markdownSource} />
        <Features />
        <Versions />
        <RecentPosts posts={recentPosts} />
      </main>
    </Layout>
  );
}
