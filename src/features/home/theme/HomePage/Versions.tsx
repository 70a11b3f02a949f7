import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {canaryFramework, isCanaryNewer, lastVersion} from '@site/src/data/versions';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const forLatest = ' Read these docs if you installed the latest release from npm.';

const notes: Record<string, string> = {
  current: `What came after ${lastVersion}, checked against ${canaryFramework}.${isCanaryNewer ? forLatest : ''}`,
  [lastVersion]: `The latest release documented here.${isCanaryNewer ? '' : forLatest}`,
};

export default function Versions(): ReactNode {
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
