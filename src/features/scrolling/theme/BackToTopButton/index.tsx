// Replaces the component of theme-classic 3.9.2, which only follows the scrolling once React is there, and
// scrolls smoothly even for readers who prefer reduced motion.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** The "Back to top" button, which follow-scrolling.js shows and answers. */
export default function BackToTopButton(): ReactNode {
  return (
    <button
      type="button"
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
      })}
      className={clsx('clean-btn', ThemeClassNames.common.backToTopButton, styles.button)}
      data-own-control="back-to-top"
    />
  );
}
