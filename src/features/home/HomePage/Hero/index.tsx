import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {canaryFramework, docPath, isCanaryNewer, lastVersion} from '@site/src/data/versions';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import ShellCommand from '../../ShellCommand';
import styles from './styles.module.css';

/** A screenshot of a docs page, half of it in each color mode. */
function Picture(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const size = {width: 1000, height: 680};
  return (
    <figure className={styles.figure}>
      <div className={styles.picture}>
        <img
          {...size}
          src={withBaseUrl('/img/docs/home.light.webp')}
          alt="A docs page about installing a package, with a sidebar, tabs, a tip, highlighted code, and a table of contents. Its left half is light and its right half dark."
        />
        <img {...size} src={withBaseUrl('/img/docs/home.dark.webp')} alt="" />
      </div>
      <figcaption>A docs page in the default theme, in light and dark mode</figcaption>
    </figure>
  );
}

/** What Docusaurus is for, how a site looks, and how to start. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.pitch}>
          <p className={styles.independent}>Independent documentation for Docusaurus</p>
          <Heading as="h1" className={styles.title}>
            <span>Write Markdown.</span> <span>Publish docs.</span>
          </Heading>
          <p className={styles.lead}>
            Docusaurus turns a folder of Markdown into a fast website with a sidebar, versions,
            translations, a blog, and dark mode. Add React where Markdown isn’t enough.
          </p>
        </div>
        <Picture />
        <div className={styles.start}>
          <ShellCommand command="npx create-docusaurus@latest my-website classic" />
          <div className={styles.actions}>
            <Link className="button button--primary" to={docPath('installation/')}>
              Install Docusaurus
            </Link>
            <Link className="button button--outline" href="#versions">
              Choose your version
            </Link>
          </div>
          <p className={styles.note}>
            Installs <code>latest</code> from npm. The latest release documented here is{' '}
            {lastVersion}, and the <Link to="/docs/">Canary docs</Link> cover what came after
            {isCanaryNewer && `, up to ${canaryFramework}`}.
          </p>
        </div>
      </div>
    </header>
  );
}
