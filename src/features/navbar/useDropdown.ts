import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useState} from 'react';

/** For a link with the role of a button: buttons answer to the space bar, links scroll the page. */
export function clickOnSpace(event: ReactKeyboardEvent<HTMLElement>): void {
  if (event.key === ' ') {
    event.preventDefault();
    event.currentTarget.click();
  }
}

type Dropdown = {isOpen: boolean; open: () => void; close: () => void};

/**
 * Whether a dropdown is open. It closes on a press, a touch or a focus outside of it, on Escape,
 * which brings the focus back to its button, and on any navigation.
 *
 * @param container holds the button, as `[aria-expanded]`, and the menu
 */
export function useDropdown(container: RefObject<HTMLElement | null>): Dropdown {
  // Open at one entry of the history, which the first page has no key for.
  const {key = 'first'} = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;

  // Static HTML opens it by style; what is open by then stays so.
  const isBrowser = useIsBrowser();
  const [isHydrated] = useState(!isBrowser);
  useEffect(() => {
    if (isHydrated && container.current?.matches(':hover, :focus-within')) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows of it
      setOpenAt(key);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when scripts take over
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
        // A menu that is open under the mouse leaves the focus where it is.
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
