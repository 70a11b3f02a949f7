import Heading from '@theme/Heading';
import TextLink from '@theme/MDXComponents/A';
import clsx from 'clsx';
import React, {memo, type ReactNode} from 'react';
import {emblemOf} from '../emblem';
import {type ShowcaseSite, showcaseTags} from '../sites';
import styles from './styles.module.css';

/** A showcased site. Memoized, because keystrokes in the search would render all cards again. */
function SiteCard({site: {name, url, source, description, tags}}: {site: ShowcaseSite}): ReactNode {
  const {initials, colorClass} = emblemOf(name);
  // The link to the source stands for this tag.
  const shownTags = tags.filter((tag) => tag !== 'opensource');
  return (
    <li className={styles.card}>
      {/* CSS shows the initials, so that find in page doesn't match them. */}
      <span
        aria-hidden="true"
        className={clsx(styles.emblem, colorClass)}
        data-initials={initials}
      />
      <Heading as="h3" className={styles.name}>
        <TextLink href={url}>{name}</TextLink>
      </Heading>
      <p className={styles.description}>{description}</p>
      {shownTags.length > 0 && (
        <ul className={clsx('clean-list', styles.tags)}>
          {shownTags.map((tag) => (
            <li key={tag}>{showcaseTags[tag].label}</li>
          ))}
        </ul>
      )}
      {source && (
        <TextLink href={source} className={styles.source} aria-label={`Source of ${name}`}>
          Source
        </TextLink>
      )}
    </li>
  );
}

export default memo(SiteCard);
