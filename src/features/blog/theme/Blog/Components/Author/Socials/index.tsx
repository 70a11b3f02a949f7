import type {Props} from '@theme/Blog/Components/Author/Socials';
import Socials from '@theme-init/Blog/Components/Author/Socials';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Wraps the original in a box of its own height, also for authors without profiles. */
export default function AuthorSocials(props: Props): ReactNode {
  return (
    <div className={styles.socials}>
      <Socials {...props} />
    </div>
  );
}
