import {useLayoutEffect, useState, type RefObject} from 'react';

/**
 * A place of ours inside the modal, between its results and its footer.
 *
 * @param key changes when the modal is made anew
 */
export function useModalSlot(
  ref: RefObject<HTMLElement | null>,
  key: unknown,
): HTMLElement | undefined {
  const [slot, setSlot] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const modal = ref.current!.querySelector('.DocSearch-Modal')!;
    const element = document.createElement('div');
    modal.insertBefore(element, modal.querySelector('.DocSearch-Footer'));
    setSlot(element);
    return () => element.remove();
  }, [ref, key]);
  return slot;
}
