import clsx from 'clsx';
import React, {type CSSProperties, type ReactNode} from 'react';
import type {Cover as CoverData} from '../cover';
import styles from './styles.module.css';

/** Decoration: it says nothing that the name below it does not say. */
export default function Cover({cover}: {cover: CoverData}): ReactNode {
  const {initials, color, pattern, angle, size, center} = cover;
  return (
    <div
      aria-hidden="true"
      className={clsx(styles.cover, styles[color], styles[pattern])}
      // Shown by the style sheet, so that a search in the page finds names and not initials.
      data-initials={initials}
      style={{'--a': `${angle}deg`, '--s': `${size}px`, '--x': `${center}%`} as CSSProperties}
    />
  );
}
