import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyCommand from '../../CopyCommand';
import StructuredData from '@site/src/components/StructuredData';
import type {Props} from '@theme/HomePage';
import {docPath} from '@site/src/data/versions';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import BaseUrlBanner from './BaseUrlBanner';
import Demonstrations from './Demonstrations';
import Features from './Features';
import PagesIllustration from './PagesIllustration';
import RecentPosts from './RecentPosts';
import Versions from './Versions';
import styles from './styles.module.css';

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.heroInner}>
        <div className={styles.heroText}>
          <Heading as="h1" className={styles.title}>
            <span>Write Markdown.</span> <span>Ship a documentation site.</span>
          </Heading>
          <p className={styles.lead}>
            Docusaurus turns a folder of Markdown into a fast static site with versions,
            translations, a blog and search. These are its guides, its reference and its release
            notes.
          </p>
          <CopyCommand command="npm init docusaurus@latest my-site classic -- --typescript" />
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to={docPath('installation/')}>
              Install Docusaurus
            </Link>
            <Link className="button button--outline button--lg" to={docPath()}>
              Read the introduction
            </Link>
          </div>
        </div>
        <PagesIllustration className={styles.illustration} />
      </div>
    </header>
  );
}

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

export default function HomePage({recentPosts, ...samples}: Props): ReactNode {
  return (
    <Layout description="Guides, reference and release notes of Docusaurus in three versions, checked against the framework itself">
      <BaseUrlBanner />
      <SiteData />
      <Hero />
      <main>
        <Demonstrations {...samples} />
        <Features />
        <Versions />
        <RecentPosts posts={recentPosts} />
      </main>
    </Layout>
  );
}
