import {type RefObject, useEffect} from 'react';

/** All elements outside of an element: its siblings and those of its ancestors. */
function elementsAround(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) {
    return [];
  }
  const siblings = Array.from(parent.children).filter(
    (sibling) => sibling !== element && sibling instanceof HTMLElement,
  );
  return [...(siblings as HTMLElement[]), ...elementsAround(parent)];
}

type Options = {
  isOpen: boolean;
  close: () => void;
  /** The element to focus when it opens. */
  initialFocus: () => HTMLElement | null | undefined;
  /** The element to focus when it closes, unless the focus is already elsewhere. */
  returnFocus: () => HTMLElement | null | undefined;
  /** A selector for outside elements that stay interactive, such as a backdrop that closes it. */
  except?: string;
};

/**
 * Makes an element modal while it is open: the rest of the page is inert, Escape closes it, and the
 * focus moves in and back.
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
    // The functions are only called on opening and closing, so their changes don't matter.
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
