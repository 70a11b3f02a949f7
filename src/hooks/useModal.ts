import {type RefObject, useEffect} from 'react';

/** Everything beside an element: its siblings, and those of each element that it is in. */
function elementsAround(element: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let inner = element; inner !== document.body && inner.parentElement;) {
    const outer = inner.parentElement;
    for (const sibling of Array.from(outer.children)) {
      if (sibling !== inner && sibling instanceof HTMLElement) {
        around.push(sibling);
      }
    }
    inner = outer;
  }
  return around;
}

type Options = {
  isOpen: boolean;
  close: () => void;
  /** Takes the focus when it opens. */
  initialFocus: () => HTMLElement | null | undefined;
  /** Takes the focus when it closes, unless the focus has gone elsewhere by then. */
  returnFocus: () => HTMLElement | null | undefined;
  /** Elements around it that stay in use, such as a backdrop that closes it. */
  except?: string;
};

/**
 * Makes an element the only one in use while it is open: the rest of the page is inert, Escape
 * closes, and the focus moves in and back.
 */
export function useModal(
  ref: RefObject<HTMLElement | null>,
  {isOpen, close, initialFocus, returnFocus, except}: Options,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!isOpen || !element) {
      return undefined;
    }
    const around = elementsAround(element).filter(
      (other) => !other.inert && !(except && other.matches(except)),
    );
    around.forEach((other) => {
      other.inert = true;
    });
    initialFocus()?.focus({preventScroll: true});
    return () => {
      around.forEach((other) => {
        other.inert = false;
      });
      const focused = document.activeElement;
      if (!focused || focused === document.body || element.contains(focused)) {
        returnFocus()?.focus({preventScroll: true});
      }
    };
    // The functions are asked when it opens and closes, not when they change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ref, isOpen]);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        close();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, close]);
}
