import {
  useLocationChange,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {useModal} from '@site/src/hooks/useModal';
import MobileSidebar from '@theme-init/Navbar/MobileSidebar';
import React, {type ReactNode, useEffect, useRef} from 'react';

/** The mobile sidebar as a dialog that traps the focus and closes on Escape. */
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
