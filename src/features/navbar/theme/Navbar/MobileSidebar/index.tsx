import {
  useLocationChange,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {onCloseRequest} from '../../../../../framework/loading/close-request';
import MobileSidebar from '@theme-init/Navbar/MobileSidebar';
import React, {type ReactNode, useEffect, useRef} from 'react';

/** Makes the rest of the page inert, except for the backdrop, which closes the sidebar. */
function isolate(sidebar: HTMLElement): () => void {
  const parts = document.querySelectorAll<HTMLElement>(
    'body > *, #__docusaurus > *, .navbar > :not(.navbar-sidebar__backdrop)',
  );
  const setInert = (isInert: boolean) =>
    parts.forEach((part) => {
      part.inert = isInert && !part.contains(sidebar);
    });
  setInert(true);
  return () => setInert(false);
}

/** The mobile sidebar as a dialog that traps the focus and closes on Escape. */
export default function ModalMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: isSecondaryShown} = useNavbarSecondaryMenu();
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const sidebar = container.current;
    if (!shown || !sidebar) {
      return undefined;
    }
    const focus = (element?: HTMLElement | null) => element?.focus({preventScroll: true});
    const release = isolate(sidebar);
    focus(sidebar.querySelector<HTMLElement>('.navbar-sidebar__close'));
    return () => {
      release();
      const focused = document.activeElement;
      if (!focused || focused === document.body || sidebar.contains(focused)) {
        focus(sidebar.closest('.navbar')?.querySelector<HTMLElement>('.navbar__toggle'));
      }
    };
  }, [shown]);

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const stopWatching = onCloseRequest(toggle);
    if (stopWatching) {
      return stopWatching;
    }
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        toggle();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown, toggle]);

  // Some links, such as the brand and the versions, don't close it by themselves.
  useLocationChange(() => {
    if (shown) {
      toggle();
    }
  });

  // "Back to main menu" disappears along with its menu.
  const wasSecondaryShown = useRef(isSecondaryShown);
  useEffect(() => {
    if (shown && wasSecondaryShown.current && !isSecondaryShown) {
      container.current
        ?.querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) :is(a, button)')
        ?.focus({preventScroll: true});
    }
    wasSecondaryShown.current = isSecondaryShown;
  }, [shown, isSecondaryShown]);

  return (
    <div
      ref={container}
      {...(shown && {
        role: 'dialog',
        'aria-modal': true,
        'aria-label': translate({id: 'site.mobileSidebar.label', message: 'Navigation'}),
      })}
    >
      <MobileSidebar />
    </div>
  );
}
