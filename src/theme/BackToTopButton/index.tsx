import {prefersReducedMotion} from '@docusaurus/theme-common';
import BackToTopButton from '@theme-original/BackToTopButton';
import React, {type ReactNode} from 'react';

/** Before the theme's own scrolling, which then finds that it is at the top already. */
function jumpToTop(): void {
  if (prefersReducedMotion()) {
    window.scrollTo({top: 0, behavior: 'instant'});
  }
}

/** The way up, without the ride for those who asked their system for less motion. */
export default function BackToTopButtonWrapper(): ReactNode {
  return (
    <div onClickCapture={jumpToTop}>
      <BackToTopButton />
    </div>
  );
}
