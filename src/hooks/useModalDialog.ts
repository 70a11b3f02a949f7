import {useLayoutEffect, useRef, type RefObject} from 'react';

/**
 * Shows a `<dialog>` as a modal while it's mounted, then returns the focus. A click outside requests
 * to close it, which `closedby` doesn't do in Safari.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    const closeFromOutside = ({target, clientX, clientY}: MouseEvent) => {
      const {left, right, top, bottom} = dialog.getBoundingClientRect();
      const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      // The backdrop and the padding are both the dialog itself.
      if (target === dialog && !isInside) {
        dialog.requestClose?.();
      }
    };
    dialog.addEventListener('click', closeFromOutside);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('click', closeFromOutside);
      dialog.close();
    };
  }, []);
  return ref;
}
