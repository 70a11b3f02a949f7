import Link from '@docusaurus/Link';
import {showcaseTags, type ShowcaseSite} from '@site/src/data/showcase';
import Heading from '@theme/Heading';
import React, {memo, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Host and path of an address, as a reader would say it. */
const shortAddress = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

function SiteCard({site: {name, url, source, tags}}: {site: ShowcaseSite}): ReactNode {
  return (
    <li className={styles.card}>
      <Heading as="h2" className={styles.name}>
        <Link to={url}>{name}</Link>
      </Heading>
      <p className={styles.address}>{shortAddress(url)}</p>
      <ul className={styles.cardTags} aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag} className={styles.cardTag}>
            {showcaseTags[tag].label}
          </li>
        ))}
      </ul>
      {source && (
        <Link to={source} className={styles.source}>
          Source<span className="sr-only">{` of ${name}`}</span>
        </Link>
      )}
    </li>
  );
}

export default memo(SiteCard);
