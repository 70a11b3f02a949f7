import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from '@site/src/components/StructuredData';
import UtcDate from '@site/src/components/UtcDate';
import {canaryFramework, isCanaryNewer, lastVersion} from '@site/src/data/versions';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import type {HomePageProps} from '..';
import Demonstrations from './Demonstrations';
import Fit from './Fit';
import Hero from './Hero';
import styles from './styles.module.css';

/** Names of well-known sites in the showcase. */
function KnownSites({names, others}: HomePageProps['knownSites']): ReactNode {
  return (
    <section className={styles.known} aria-labelledby="who-uses-it">
      <Heading as="h2" id="who-uses-it">
        Who publishes with Docusaurus
      </Heading>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
        <li>
          <Link to="/showcase/">and {others} more in the showcase</Link>
        </li>
      </ul>
    </section>
  );
}

const forLatest = ' Read these docs if you installed the latest release from npm.';

const notes: Record<string, string> = {
  current: `What came after ${lastVersion}, checked against ${canaryFramework}.${isCanaryNewer ? forLatest : ''}`,
  [lastVersion]: `The latest release documented here.${isCanaryNewer ? '' : forLatest}`,
};

function Versions(): ReactNode {
  const versions = useVersions(undefined);
  return (
    <section className={styles.band} aria-labelledby="versions">
      <div className={styles.section}>
        <Heading as="h2" id="versions">
          Choose your version
        </Heading>
        <ul className={styles.versions}>
          {versions.map(({name, label, path}) => (
            <li key={name} className={styles.version}>
              <Link to={path} className={styles.versionLink}>
                {label}
              </Link>
              <span>{notes[name] ?? 'An older release, for sites that haven’t upgraded yet.'}</span>
            </li>
          ))}
        </ul>
        <p>
          <Link to="/versions/">All versions with release notes</Link>
        </p>
      </div>
    </section>
  );
}

function RecentPosts({posts}: {posts: HomePageProps['recentPosts']}): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="recent-posts">
      <Heading as="h2" id="recent-posts">
        From the blog
      </Heading>
      <ul>
        {posts.map(({title, description, permalink, kind, date}) => (
          <li key={permalink} className={styles.post}>
            <p className={styles.postMeta}>
              {kind} · <UtcDate date={date} />
            </p>
            <div>
              <Heading as="h3">
                <Link to={permalink}>{title}</Link>
              </Heading>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/blog/">All posts</Link>
      </p>
    </section>
  );
}

export default function HomePage({
  knownSites,
  recentPosts,
  markdownSource,
}: HomePageProps): ReactNode {
  const {title, tagline, url, baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <Layout description="Guides, reference and release notes of Docusaurus in three versions, checked against the framework itself">
      <StructuredData
        data={{
          '@type': 'WebSite',
          name: title,
          description: tagline,
          url: url + baseUrl,
          inLanguage: 'en',
        }}
      />
      <main className={styles.page}>
        <Hero />
        <KnownSites {...knownSites} />
        <Fit />
        <Demonstrations markdownSource={markdownSource} />
        <Versions />
        <RecentPosts posts={recentPosts} />
      </main>
    </Layout>
  );
}
