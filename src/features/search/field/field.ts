// The field that readers type into while the search loads. It needs neither React nor other code, so
// that it also works before a page is hydrated. The element itself is all of its state.

const className = 'search-field';

/** The return value of a field that was removed, which isn't closed by the reader. */
const taken = 'taken';

const find = () => document.querySelector<HTMLDialogElement>(`dialog.${className}`);

/** Control, or Command on a Mac. */
const hasCommandKey = ({ctrlKey, metaKey}: KeyboardEvent) => ctrlKey || metaKey;

/** Browser extensions have their fields in shadow roots. */
const isInField = ({target}: KeyboardEvent) =>
  target instanceof Element &&
  (target.shadowRoot ?? target.closest('input, select, textarea, [contenteditable]')) !== null;

/**
 * Whether a key, such as Enter, is for the characters that an input method composes. In Safari,
 * `isComposing` is false for the last one already.
 */
export const isForInputMethod = ({keyCode}: KeyboardEvent): boolean => keyCode === 229;

/**
 * Whether a key is a slash outside of fields, Ctrl+K or ⌘K, on keyboards without Latin letters by its
 * place. With Shift, it opens the console of Firefox.
 */
export const opensSearch = (event: KeyboardEvent): boolean =>
  !event.altKey &&
  (hasCommandKey(event)
    ? event.keyCode === 75 && !event.shiftKey
    : event.key === '/' && !isInField(event));

/** Whether the reader has opened it, and neither closed it nor reached the search. */
export const isFieldOpen = (): boolean => find() !== null;

/**
 * Opens the field with the focus in it, unless it's open.
 *
 * @param typed its text
 */
export function openField(typed = ''): void {
  if (isFieldOpen()) {
    return;
  }
  const dialog = document.createElement('dialog');
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
  dialog.addEventListener('close', () => dialog.remove());
  // The backdrop belongs to the dialog, and nothing else of it surrounds the field. A press closes it,
  // because text may be selected beyond the field. A double click on the button ends here, too.
  dialog.addEventListener('mousedown', (event) => {
    if (event.target !== input && event.detail < 2) {
      event.preventDefault();
      dialog.close();
    }
  });
  dialog.addEventListener('keydown', (event) => {
    if (isForInputMethod(event)) {
      return;
    }
    const {key} = event;
    if (key === 'Enter') {
      dialog.dataset.enter = hasCommandKey(event) ? 'ctrl' : '';
    }
    // The field is all that can have the focus.
    if (key === 'Escape' || key === 'Tab') {
      event.preventDefault();
    }
    if (key === 'Escape') {
      dialog.close();
    }
  });
  input.addEventListener('input', () => delete dialog.dataset.enter);
  dialog.show();
  input.focus();
}

/**
 * Does in the open field what a key does that was pressed before the field had the focus.
 *
 * @returns whether the key changes text
 */
export function repeatInField(event: KeyboardEvent): boolean {
  const {key} = event;
  const isText = key.length === 1 || key === 'Backspace';
  if (!isText || hasCommandKey(event) || event.altKey || isInField(event)) {
    return false;
  }
  const input = find()!.querySelector('input')!;
  input.value = key.length === 1 ? input.value + key : input.value.slice(0, -1);
  return true;
}

/** Calls a function when the reader closes the field that is open. */
export function onFieldClose(run: () => void): void {
  const dialog = find()!;
  dialog.addEventListener('close', () => {
    if (dialog.returnValue !== taken) {
      run();
    }
  });
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
