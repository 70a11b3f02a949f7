import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, {type CSSProperties, memo, type ReactNode} from 'react';
import {type Cover as CoverData, coverOf} from '../cover';
import coverStyles from './cover.module.css';
import {type ShowcaseSite, showcaseTags} from '../sites';
import styles from './styles.module.css';

/** A decorative cover. */
function Cover({cover}: {cover: CoverData}): ReactNode {
  const {initials, color, pattern, angle, size, center} = cover;
  return (
    <div
      aria-hidden="true"
      className={clsx(coverStyles.cover, coverStyles[color], coverStyles[pattern])}
      // Rendered by CSS, so that find in page doesn't match initials.
      data-initials={initials}
      style={{'--a': `${angle}deg`, '--s': `${size}px`, '--x': `${center}%`} as CSSProperties}
    />
  );
}

/** The host and path of a URL without `https://` and `www.`. */
const shortAddress = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

/**
 * A site with its cover. Memoized, because keystrokes in the search would render all cards again.
 */
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
