import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, {memo, type ReactNode} from 'react';
import {emblemOf} from '../emblem';
import {type ShowcaseSite, showcaseTags} from '../sites';
import styles from './styles.module.css';

/** Initials on a color. Rendered by CSS, so that find in page doesn't match them. */
function Emblem({name}: {name: string}): ReactNode {
  const {initials, colorClass} = emblemOf(name);
  return (
    <span aria-hidden="true" className={clsx(styles.emblem, colorClass)} data-initials={initials} />
  );
}

/** A showcased site. Memoized, because keystrokes in the search would render all cards again. */
function SiteCard({site: {name, url, source, description, tags}}: {site: ShowcaseSite}): ReactNode {
  // The link to the source stands for this tag.
  const shownTags = tags.filter((tag) => tag !== 'opensource');
  return (
    <li className={styles.card}>
      <Emblem name={name} />
      <Heading as="h3" className={styles.name}>
        <Link to={url}>{name}</Link>
      </Heading>
      <p className={styles.description}>{description}</p>
      {shownTags.length > 0 && (
        <ul className={styles.tags}>
          {shownTags.map((tag) => (
            <li key={tag}>{showcaseTags[tag].label}</li>
          ))}
        </ul>
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
