import {useLayoutEffect, useRef, type RefObject} from 'react';

/** Shows a `<dialog>` as a modal while it's mounted, then returns the focus. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return ref;
}
