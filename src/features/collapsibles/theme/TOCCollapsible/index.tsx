// Replaces TOCCollapsible and TOCCollapsible/CollapseButton of theme-classic 3.9.2, which print the list
// only once React opens it. This one is in the HTML, and slide-details.js opens it.
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** The contents of a page on phones. */
export default function TOCCollapsible({className, ...contents}: Props): ReactNode {
  return (
    <details className={clsx(styles.contents, className)}>
      <summary data-own-control="details">
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <div>
        <TOCItems {...contents} />
      </div>
    </details>
  );
}
