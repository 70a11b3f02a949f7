import {
  useLocationChange,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {useModal} from '@site/src/hooks/useModal';
import MobileSidebar from '@theme-init/Navbar/MobileSidebar';
import React, {type ReactNode, useEffect, useRef} from 'react';

/** The mobile sidebar as a dialog: the focus stays inside while it is open, and Escape closes it. */
export default function ModalMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: isSecondaryShown} = useNavbarSecondaryMenu();
  const container = useRef<HTMLDivElement>(null);
  const find = (selector: string) => container.current?.querySelector<HTMLElement>(selector);

  useModal(container, {
    isOpen: shown,
    close: toggle,
    initialFocus: () => find('.navbar-sidebar__close'),
    returnFocus: () =>
      container.current?.closest('.navbar')?.querySelector<HTMLElement>('.navbar__toggle'),
    except: '.navbar-sidebar__backdrop',
  });

  // Not every link in it closes it by itself: the brand does not, nor do those of versions.
  useLocationChange(() => {
    if (shown) {
      toggle();
    }
  });

  // "Back to main menu" leaves with the menu it is in.
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
