import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useState} from 'react';

/** Makes a link with the button role react to Space, which would scroll the page otherwise. */
export function clickOnSpace(event: ReactKeyboardEvent<HTMLElement>): void {
  if (event.key === ' ') {
    event.preventDefault();
    event.currentTarget.click();
  }
}

type Dropdown = {isOpen: boolean; open: () => void; close: () => void};

/**
 * The state of a dropdown. It closes on a press, touch or focus outside of it, on navigation, and
 * on Escape, which returns the focus to its button.
 *
 * @param container contains the menu and its button, which has `aria-expanded`
 */
export function useDropdown(container: RefObject<HTMLElement | null>): Dropdown {
  // The history entry at which the dropdown is open. The first page has no key.
  const {key = 'first'} = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;

  // Before hydration, hovering opens it by CSS. It stays open then.
  const isBrowser = useIsBrowser();
  const [isHydrated] = useState(!isBrowser);
  useEffect(() => {
    if (isHydrated && container.current?.matches('.dropdown--hoverable:hover')) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows
      setOpenAt(key);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once, on hydration
  }, []);

  useEffect(() => {
    const element = container.current;
    if (!isOpen || !element) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const onOutside = ({target}: Event) => {
      if (!element.contains(target as Node)) {
        setOpenAt(null);
      }
    };
    for (const type of ['mousedown', 'touchstart', 'focusin']) {
      document.addEventListener(type, onOutside, {signal, passive: true});
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // A menu opened by hovering doesn't move the focus.
        if (element.contains(document.activeElement)) {
          element.querySelector<HTMLElement>('[aria-expanded]')?.focus();
        }
        setOpenAt(null);
      }
    };
    document.addEventListener('keydown', onKeyDown, {signal});
    return () => controller.abort();
  }, [container, isOpen]);

  return {isOpen, open: () => setOpenAt(key), close: () => setOpenAt(null)};
}
