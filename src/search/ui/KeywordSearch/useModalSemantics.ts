import {useLayoutEffect, type RefObject} from 'react';

/**
 * Mends what the modal of DocSearch says of itself: its outermost element is a button with a
 * combobox's states, which hides everything inside from screen readers. The dialog around it has
 * the role and the name.
 *
 * @param key changes when the modal is made anew
 * @see https://github.com/algolia/docsearch/blob/v4.7.0/packages/docsearch-react/src/DocSearchModal.tsx
 */
export function useModalSemantics(ref: RefObject<HTMLElement | null>, key: unknown): void {
  useLayoutEffect(() => {
    const container = ref.current!.querySelector('.DocSearch-Container')!;
    const mend = () => {
      container.setAttribute('role', 'presentation');
      for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
        container.removeAttribute(name);
      }
      // Also those of lists that are empty and not there.
      container.removeAttribute('aria-controls');
    };
    mend();
    const observer = new MutationObserver(mend);
    observer.observe(container, {attributeFilter: ['aria-controls']});
    return () => observer.disconnect();
  }, [ref, key]);
}
