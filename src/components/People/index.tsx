import Monogram from '@site/src/components/Monogram';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A Markdown list of people as cards. Each item has a `Person` and a link to their profile. */
export default function People({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.people}>{children}</div>;
}

/** A name with its initials next to it. */
export function Person({children}: {children: string}): ReactNode {
  return (
    <>
      <Monogram name={children} />
      <strong>{children}</strong>
    </>
  );
}
