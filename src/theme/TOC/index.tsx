import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const label = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});

/** The table of contents of wide screens as a landmark, like the theme's other lists of links. */
export default function TOCLandmark(props: Props): ReactNode {
  return (
    <nav className={styles.landmark} aria-label={label}>
      <TOC {...props} />
    </nav>
  );
}
