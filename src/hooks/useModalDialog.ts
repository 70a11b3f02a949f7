import {useLayoutEffect, useRef, type RefObject} from 'react';

/** Shows a `<dialog>` as modal as long as it's mounted; then the focus goes back to where it was. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return ref;
}
