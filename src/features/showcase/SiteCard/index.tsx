import Link from '@docusaurus/Link';
import {showcaseTags, type ShowcaseSite} from '../sites';
import Heading from '@theme/Heading';
import React, {memo, type ReactNode} from 'react';
import {coverOf} from '../cover';
import Cover from '../Cover';
import styles from './styles.module.css';

/** Host and path of an address, as a reader would say it. */
const shortAddress = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

/** A site with its cover; a keystroke in the search leaves a card that stays as it is. */
function SiteCard({site: {name, url, source, tags}}: {site: ShowcaseSite}): ReactNode {
  return (
    <li className={styles.card}>
      <Cover cover={coverOf(name, tags)} />
      <Heading as="h3" className={styles.name}>
        <Link to={url}>{name}</Link>
      </Heading>
      <p className={styles.address}>{shortAddress(url)}</p>
      {tags.length > 0 && (
        <p className={styles.tags}>{tags.map((tag) => showcaseTags[tag].label).join(' · ')}</p>
      )}
      {source && (
        <Link to={source} className={styles.source} aria-label={`Source of ${name}`}>
          Source
        </Link>
      )}
    </li>
  );
}

export default memo(SiteCard);
