import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** The initials of a name's first and last word, in place of a portrait. */
export default function Monogram({name}: {name: string}): ReactNode {
  const words = name.split(/\s+/u);
  const initials = [...new Set([words[0], words.at(-1)])].map((word) => word?.charAt(0));
  return (
    <span aria-hidden="true" className={styles.monogram}>
      {initials.join('').toUpperCase()}
    </span>
  );
}
