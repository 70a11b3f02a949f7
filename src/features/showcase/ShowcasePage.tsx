import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import Showcase from './Showcase';
import styles from './styles.module.css';

export default function ShowcasePage(): ReactNode {
  return (
    <Layout title="Showcase" description="Sites that people have built with Docusaurus">
      <main className={styles.page}>
        <Heading as="h1">Showcase</Heading>
        <p className={styles.lead}>
          Sites that people have built with Docusaurus. Where the source is public, it is a good
          answer to “how did they do that?”.
        </p>
        <Showcase />
      </main>
    </Layout>
  );
}
