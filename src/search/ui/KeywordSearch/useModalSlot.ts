import {useLayoutEffect, useState, type RefObject} from 'react';

/**
 * A place of ours inside the modal, between its results and its footer.
 *
 * @param key changes when the modal is made anew
 */
export function useModalSlot(
  ref: RefObject<HTMLElement | null>,
  key: unknown,
  className: string,
): HTMLElement {
  const [slot] = useState(() => Object.assign(document.createElement('div'), {className}));
  useLayoutEffect(() => {
    const modal = ref.current!.querySelector('.DocSearch-Modal')!;
    modal.insertBefore(slot, modal.querySelector('.DocSearch-Footer'));
    return () => slot.remove();
  }, [ref, slot, key]);
  return slot;
}
