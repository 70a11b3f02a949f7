import Link from '@docusaurus/Link';
import {canaryFramework, docPath, isCanaryNewer, lastVersion} from '@site/src/data/versions';
import type {Props} from '@theme/HomePage';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import ShellCommand from '../../../ShellCommand';
import Miniature from '../Miniature';
import styles from './styles.module.css';

const lineCount = 15;

/** Lines that leave one place together and arrive as many, as pages do that come from a folder. */
const lines = Array.from({length: lineCount}, (_, index) => {
  const start = 560 + index * 3;
  const end = -30 + index * 52;
  return `M-20 ${start}C420 ${start} 620 ${end} 1460 ${end}`;
}).join('');

function Ornament(): ReactNode {
  return (
    <svg
      className={styles.ornament}
      viewBox="0 0 1440 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={lines} pathLength="1" />
    </svg>
  );
}

/** What Docusaurus is for, how a site looks, and how to start. */
export default function Hero({miniature}: Pick<Props, 'miniature'>): ReactNode {
  return (
    <header className={styles.hero}>
      <Ornament />
      <div className={styles.inner}>
        <div>
          <p className={styles.independent}>Independent documentation for Docusaurus</p>
          <Heading as="h1" className={styles.title}>
            <span>Write Markdown.</span> <span>Publish docs.</span>
          </Heading>
          <p className={styles.lead}>
            Docusaurus turns a folder of Markdown into a fast website with a sidebar, versions,
            translations, a blog, and dark mode. Add React where Markdown isn’t enough.
          </p>
          <ShellCommand command="npx create-docusaurus@latest my-website classic" />
          <p className={styles.note}>
            Installs <code>latest</code> from npm. The latest release documented here is{' '}
            {lastVersion}, and the <Link to="/docs/">Canary docs</Link> cover what came after
            {isCanaryNewer && `, up to ${canaryFramework}`}.
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary" to={docPath('installation/')}>
              Install Docusaurus
            </Link>
            <Link className="button button--outline" href="#versions">
              Choose your version
            </Link>
          </div>
        </div>
        <Miniature {...miniature} />
      </div>
    </header>
  );
}
