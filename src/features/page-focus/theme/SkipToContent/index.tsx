/*
 * Replaces @docusaurus/theme-classic 3.9.2, SkipToContent. The original also takes the focus after
 * each navigation within a layout, which would conflict with `focus-new-page.ts`.
 */
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {moveFocus} from '../../focus-new-page';
import React, {type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

const label = translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'});

function focusMain(event: MouseEvent): void {
  const main = document.querySelector('main');
  if (main) {
    event.preventDefault();
    moveFocus(main);
  }
}

/** The skip link, the first focusable element of every page. */
export default function SkipToContent(): ReactNode {
  return (
    <div role="region" aria-label={label}>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- not a link between pages; it must work without JavaScript */}
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={focusMain}>
        {label}
      </a>
    </div>
  );
}
