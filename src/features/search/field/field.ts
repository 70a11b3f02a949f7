// The field that readers type into while the search loads. It needs neither React nor other code, so
// that it also works before a page is hydrated. The element itself is all of its state.

const className = 'search-field';

/** The return value of a field that was removed, which isn't closed by the reader. */
const taken = 'taken';

const find = () => document.querySelector<HTMLDialogElement>(`dialog.${className}`);

/** Whether the reader has opened it, and neither closed it nor reached the search. */
export const isFieldOpen = (): boolean => find() !== null;

/**
 * Opens the field with the focus in it, unless it's open.
 *
 * @param typed its text
 * @param onClose is called when the reader closes it, also for a field that was open before
 */
export function openField(typed = '', onClose?: () => void): void {
  let dialog = find();
  if (!dialog) {
    dialog = document.createElement('dialog');
    dialog.className = className;
    dialog.setAttribute('aria-label', 'Search');
    dialog.setAttribute('aria-busy', 'true');
    // Not `showModal`, which makes the browser style the whole page anew before it draws the field.
    dialog.setAttribute('aria-modal', 'true');
    const input = document.createElement('input');
    Object.assign(input, {type: 'search', value: typed, placeholder: 'Search docs'});
    input.setAttribute('aria-label', 'Search docs');
    dialog.append(input);
    document.body.append(dialog);
    dialog.addEventListener('close', ({target}) => (target as Element).remove());
    // The backdrop belongs to the dialog, and nothing else of it surrounds the field. A press closes it,
    // because text may be selected beyond the field. A double click on the button ends here, too.
    dialog.addEventListener('mousedown', (event) => {
      if (event.target !== input && event.detail < 2) {
        event.preventDefault();
        find()?.close();
      }
    });
    dialog.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') {
        find()?.close();
      } else if (event.key === 'Enter') {
        dialog!.dataset.enter = event.ctrlKey || event.metaKey ? 'ctrl' : '';
      }
      // The field is all that can have the focus.
      if (event.key === 'Escape' || event.key === 'Tab') {
        event.preventDefault();
      }
    });
    input.addEventListener('input', () => delete dialog!.dataset.enter);
    dialog.show();
    input.focus();
  }
  dialog.addEventListener('close', ({target}) => {
    if ((target as HTMLDialogElement).returnValue !== taken) {
      onClose?.();
    }
  });
}

/**
 * Does in the open field what a key does that was pressed before the field had the focus.
 *
 * @returns whether the key changes text
 */
export function repeatInField(key: string): boolean {
  const input = find()!.querySelector('input')!;
  if (key === 'Backspace') {
    input.value = input.value.slice(0, -1);
  } else if (key.length === 1) {
    input.value += key;
  } else {
    return false;
  }
  return true;
}

/**
 * Removes the field, and returns the focus to where it was, so that the search can do the same.
 *
 * @returns what has been typed into it, and the Enter that came last; undefined if it isn't open
 */
export function takeField(): {text: string; enter?: KeyboardEvent} | undefined {
  const dialog = find();
  if (!dialog) {
    return undefined;
  }
  dialog.close(taken);
  dialog.remove();
  const {enter} = dialog.dataset;
  return {
    text: dialog.querySelector('input')!.value,
    ...(enter !== undefined && {
      enter: new KeyboardEvent('keydown', {key: 'Enter', ctrlKey: enter === 'ctrl', bubbles: true}),
    }),
  };
}
