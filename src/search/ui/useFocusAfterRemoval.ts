import {useEffect, useRef, type RefObject} from 'react';

/**
 * Keeps the focus near when the reader removes an item of a list with the button in it: the last
 * button of the item that takes its place gets it.
 *
 * @param items of the list, whose elements are the children of the ref's
 * @param onEmptied called when the last one was removed, and the focus has to go elsewhere
 * @returns the ref, and what to call with an item's place before it is removed
 */
export function useFocusAfterRemoval(
  items: unknown[],
  onEmptied: () => void,
): {listRef: RefObject<HTMLUListElement | null>; willRemove: (index: number) => void} {
  const listRef = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);
  useEffect(() => {
    const index = removedAt.current;
    removedAt.current = undefined;
    if (index === undefined) {
      return;
    }
    if (items.length === 0) {
      onEmptied();
    } else {
      const item = listRef.current!.children[Math.min(index, items.length - 1)]!;
      item.querySelector<HTMLElement>('button:last-child')!.focus();
    }
  }, [items, onEmptied]);
  return {
    listRef,
    willRemove(index) {
      removedAt.current = index;
    },
  };
}
