import {useLayoutEffect, useRef, type RefObject} from 'react';

/**
 * Shows a `<dialog>` as a modal while it's mounted, then returns the focus. A click outside requests
 * to close it, which `closedby` doesn't do in Safari.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    const isOutside = ({target, clientX, clientY}: MouseEvent) => {
      const {left, right, top, bottom} = dialog.getBoundingClientRect();
      // The backdrop and the padding are both the dialog itself.
      return (
        target === dialog &&
        (clientX < left || clientX > right || clientY < top || clientY > bottom)
      );
    };
    let isPressedOutside = false;
    const onPress = (event: MouseEvent) => {
      isPressedOutside = isOutside(event);
    };
    const onClick = (event: MouseEvent) => {
      if (isPressedOutside && isOutside(event)) {
        dialog.requestClose?.();
      }
    };
    dialog.addEventListener('pointerdown', onPress);
    dialog.addEventListener('click', onClick);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('pointerdown', onPress);
      dialog.removeEventListener('click', onClick);
      dialog.close();
    };
  }, []);
  return ref;
}
