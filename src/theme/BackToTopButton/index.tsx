import {prefersReducedMotion} from '@docusaurus/theme-common';
import BackToTopButton from '@theme-original/BackToTopButton';
import React, {type ReactNode} from 'react';

/** Runs before the theme's smooth scrolling, which then has nothing to do. */
function jumpToTop(): void {
  if (prefersReducedMotion()) {
    window.scrollTo({top: 0, behavior: 'instant'});
  }
}

/** The back-to-top button, without smooth scrolling for readers who prefer reduced motion. */
export default function BackToTopButtonWrapper(): ReactNode {
  return (
    <div onClickCapture={jumpToTop}>
      <BackToTopButton />
    </div>
  );
}
