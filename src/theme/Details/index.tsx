// Replaces the component of theme-classic 3.9.2, which gives closed content `display: none` once React
// runs, so that browsers can't open it to show what was found in the page, or the target of a hash. It
// can go once https://github.com/facebook/docusaurus/issues/10055 is solved.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import {isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A native `<details>` element, which opens and closes without React. */
export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('alert alert--info', styles.details, className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
