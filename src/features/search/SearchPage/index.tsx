import Head from '@docusaurus/Head';
import {ListHeader} from '@site/src/components/List';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import Search from './Search';
import styles from './styles.module.css';

/** The search page, where results have a URL. */
export default function SearchPage(): ReactNode {
  return (
    <Layout
      title="Search"
      description="Search the docs in all versions, the blog, the changelog and all other pages"
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container container--fluid margin-vert--lg page-narrow page-filled-late">
        <ListHeader title="Search">
          The docs in all versions, the blog, the changelog, and all other pages
        </ListHeader>
        <noscript>
          <p className={styles.noScript}>
            Search runs in your browser and needs JavaScript, which is turned off. You can reach
            every page from the areas below.
          </p>
        </noscript>
        <Search />
      </main>
    </Layout>
  );
}
