import Link from '@docusaurus/Link';
import {docPath} from '@site/src/data/versions';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const areas = [
  {to: docPath(), label: 'Docs', text: 'Guides and reference of the current release'},
  {to: '/docs/', label: 'Canary docs', text: 'Guides and reference of the next release'},
  {to: '/versions/', label: 'Versions', text: 'All docs versions'},
  {to: '/blog/', label: 'Blog', text: 'Releases explained'},
  {to: '/changelog/', label: 'Changelog', text: 'Every change, release by release'},
  {to: '/community/support/', label: 'Community', text: 'Help, contributing, team'},
  {to: '/showcase/', label: 'Showcase', text: 'Sites built with Docusaurus'},
  {to: '/feature-requests/', label: 'Feature requests', text: 'What people have asked for'},
];

/** Starting points for readers who don't know what to search for. */
export default function Areas(): ReactNode {
  return (
    <>
      <p className={styles.areasLead}>
        Or start from one of these areas. Each lists all of its pages in a sidebar or on its first
        page.
      </p>
      <ul className={styles.areas}>
        {areas.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>: {text}
          </li>
        ))}
      </ul>
    </>
  );
}
