import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, {type CSSProperties, memo, type ReactNode} from 'react';
import {type Cover as CoverData, coverOf} from '../cover';
import coverStyles from './cover.module.css';
import {type ShowcaseSite, showcaseTags} from '../sites';
import styles from './styles.module.css';

/** Decoration: it says nothing that the name below it does not say. */
function Cover({cover}: {cover: CoverData}): ReactNode {
  const {initials, color, pattern, angle, size, center} = cover;
  return (
    <div
      aria-hidden="true"
      className={clsx(coverStyles.cover, coverStyles[color], coverStyles[pattern])}
      // Shown by the style sheet, so that a search in the page finds names and not initials.
      data-initials={initials}
      style={{'--a': `${angle}deg`, '--s': `${size}px`, '--x': `${center}%`} as CSSProperties}
    />
  );
}

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
