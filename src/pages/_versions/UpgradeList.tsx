import Link from '@docusaurus/Link';
import {
  canaryFramework,
  docPath,
  isCanaryNewer,
  lastVersion,
  minorOf,
  releaseNotes,
  releases,
} from '@site/src/data/versions';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Newest first. */
const upgrades = [
  ...(isCanaryNewer
    ? [
        {
          from: minorOf(lastVersion),
          to: minorOf(canaryFramework),
          guide: '/docs/migration/v3/#minors',
        },
      ]
    : []),
  ...releases.slice(0, -1).map((version, index) => ({
    from: minorOf(releases[index + 1]!),
    to: minorOf(version),
    guide: `${releaseNotes(version)}#upgrade`,
  })),
  {from: '1.x', to: '2.0', guide: docPath('migration/v2/')},
];

/** The upgrade checklists of the release posts, by the version that a site has now. */
export default function UpgradeList(): ReactNode {
  return (
    <ul className={styles.upgrades}>
      {upgrades.map(({from, to, guide}) => (
        <li key={from}>
          <Link to={guide}>
            From {from} to {to}
          </Link>
          {to === '3.0' && (
            <>
              , <Link to="/blog/preparing-your-site-for-docusaurus-v3/">prepare your site</Link>,{' '}
              <Link to={docPath('migration/v3/')}>migration guide</Link>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
