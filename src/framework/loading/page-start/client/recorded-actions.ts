// What a reader has done before React has hydrated the page, and how React does it once it is there.

/** Repeats an action on the control that is in the page now, which may have taken the place of the recorded one. */
type Action = (control: HTMLElement, recorded: HTMLElement) => void;

/** The last action on each control, in order. */
export const actions = new Map<HTMLElement, Action>();

/** Between two actions. */
const pauseMs = 20;
/** How long React may take to show what an action needs. */
const patienceMs = 2_000;

export const controls = 'a[href], button, select, textarea, input, [role="button"], [role="tab"]';

/** A control with a script of its own, which is the same before and after React. Nothing is left to do. */
export const ownControl = '[data-own-control]';

export const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/** What `announce` adds. An output has the role of a status. */
const earlyStatus = 'body > output';

/** Tells screen readers what has happened. */
function announce(text: string): void {
  const status = document.querySelector(earlyStatus) ?? document.createElement('output');
  status.className = 'sr-only';
  document.body.append(status);
  status.textContent = text;
}

/** Shows that a control has been used and is going to answer. */
export function markBusy(control: HTMLElement): void {
  control.dataset.early = 'busy';
  control.setAttribute('aria-busy', 'true');
  // Screen readers don't announce it.
  announce('Loading…');
}

export function unmark(control: HTMLElement): void {
  delete control.dataset.early;
  control.removeAttribute('aria-busy');
}

const nameOf = (control: HTMLElement) =>
  control.tagName + (control.getAttribute('aria-label') ?? control.textContent);

const allControls = () => Array.from(document.querySelectorAll<HTMLElement>(controls));

/** When the first of them was used. */
let firstControls: HTMLElement[] | undefined;

/**
 * The control itself, or the one that has taken its place: of the same name, or at the same
 * place, because translators change names. React renders a page anew that they or extensions have
 * changed. The window may have become too wide or too narrow for a control in the meantime.
 */
function inPage(control: HTMLElement): HTMLElement | undefined {
  if (control.getClientRects().length > 0) {
    return control;
  }
  const all = allControls();
  const name = nameOf(control);
  const alike = all.filter((other) => nameOf(other) === name);
  return [...alike, all[firstControls?.indexOf(control) ?? -1]].find(
    (other) => other?.tagName === control.tagName && other.getClientRects().length,
  );
}

export function remember(control: HTMLElement, action: Action): void {
  firstControls ??= allControls();
  actions.delete(control);
  actions.set(control, action);
}

/** What repeats most actions. */
export const click = (control: HTMLElement) => control.click();

/** React has read the field already, so it only notices a value that differs from that. */
export function repeatInput(field: HTMLElement, recorded: HTMLElement): void {
  const prototype = Object.getPrototypeOf(field) as HTMLInputElement;
  const value = Object.getOwnPropertyDescriptor(prototype, 'value')!;
  const typed = (recorded as HTMLInputElement).value;
  if (field !== recorded) {
    field.focus();
  }
  for (const text of ['', typed]) {
    value.set!.call(field, text);
    field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', {bubbles: true}));
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** Does for real what was recorded, before the browser draws anything. */
export async function repeatActions(): Promise<void> {
  const focused = document.activeElement as HTMLElement;
  const keepFocus = () => focused.isConnected || inPage(focused)?.focus();
  for (const [recorded, repeat] of actions) {
    unmark(recorded);
    for (let waited = 0; waited < patienceMs; waited += pauseMs) {
      const control = inPage(recorded);
      if (control) {
        repeat(control, recorded);
        // React has answered a click by then. A key that is pressed later finds the focus where it was.
        await Promise.resolve();
        keepFocus();
        break;
      }
      await pause();
    }
    // A later action may need what React shows after an earlier one.
    await pause();
  }
  actions.clear();
  keepFocus();
  document.querySelector(earlyStatus)?.remove();
}
