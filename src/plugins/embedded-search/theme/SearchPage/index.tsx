import Link from '@docusaurus/Link';
import {docPath} from '@site/src/data/versions';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const sections = [
  {to: docPath(), label: 'Docs', text: 'Guides and reference of the current release'},
  {to: '/docs/', label: 'Canary docs', text: 'The same set for the next release'},
  {to: '/versions/', label: 'Versions', text: 'Every version that has docs'},
  {to: '/blog/', label: 'Blog', text: 'Releases explained'},
  {to: '/changelog/', label: 'Changelog', text: 'Every change, release by release'},
  {to: '/community/support/', label: 'Community', text: 'Help, contributing, team'},
  {to: '/showcase/', label: 'Showcase', text: 'Sites built with Docusaurus'},
  {to: '/feature-requests/', label: 'Feature requests', text: 'What people ask for'},
];

export default function SearchPage(): ReactNode {
  return (
    <Layout title="Search" description="Where to look on this site">
      <main className="container container--fluid margin-vert--lg page-narrow">
        <Heading as="h1">Search</Heading>
        <p>
          This site has no keyword search yet. Every page is in one of these sections, and each
          section lists all of its pages in a sidebar.
        </p>
        <ul className={styles.sections}>
          {sections.map(({to, label, text}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>: {text}
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
