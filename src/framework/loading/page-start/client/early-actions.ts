// What a reader does before React has hydrated the page. React would answer an event in the meantime
// by hydrating the whole page at once, so it gets none of them: each is answered here, and what only
// React can do is done once it is there.
import {
  actions,
  click,
  controls,
  isHydrated,
  markBusy,
  ownControl,
  remember,
  repeatActions,
  repeatInput,
  unmark,
} from './recorded-actions';

/**
 * What is left to do after an answer:
 * - `done`: nothing;
 * - `shown`: React does for real what is shown already. Without React, an answer may change attributes of
 *   what it hydrates, but not add or remove elements there.
 */
export type Answer = 'done' | 'shown';

declare global {
  interface Window {
    /** Of `keep-events.js`, which is inlined in every page. */
    takeEarlyEvents?: () => Event[];
  }
}

type ClickAnswer = (control: HTMLElement) => Answer;
type KeyAnswer = (event: KeyboardEvent) => boolean;

const clickAnswers: [selector: string, answer: ClickAnswer][] = [];
const keyAnswers: KeyAnswer[] = [];

/** The events that are answered, and those that would make React hydrate what they happen on at once. */
const events =
  'click keydown input pointerdown pointerup mousedown mouseup touchstart touchend keyup auxclick dblclick contextmenu change copy cut paste submit'.split(
    ' ',
  );

/** Runs once the browser has drawn what it shows now. */
export const afterPaint = (run: () => void): void =>
  void requestAnimationFrame(() => setTimeout(run));

/** Answers clicks on the controls that match a selector. The last one that matches answers. */
export const answerClicks = (selector: string, answer: ClickAnswer): void =>
  void clickAnswers.unshift([selector, answer]);

/** Answers keys. It returns true for those that it has answered, whose default is prevented. */
export const answerKeys = (answer: KeyAnswer): void => void keyAnswers.push(answer);

/** A link that opens another page without React. */
const isLink = (control: HTMLElement): boolean =>
  control.matches('a[href]:not([role="button"], [href="#"])');

const hasOwnState = (control: HTMLElement): control is HTMLInputElement =>
  ['checkbox', 'radio'].includes((control as HTMLInputElement).type);

function onClick(event: MouseEvent, control: HTMLElement): void {
  const opensHere = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  // Such a link does more in this tab: it stores the chosen version, and keeps the hash.
  const needsCode = opensHere && control.matches('[data-needs-code]');
  if (isLink(control) && !needsCode) {
    if (opensHere && !control.matches('[target], [href^="#"]')) {
      markBusy(control);
    }
    return;
  }
  if (hasOwnState(control)) {
    // The browser has changed it, and a second click on a checkbox takes the first one back.
    if (control.type === 'radio' || !actions.delete(control)) {
      const was = !control.checked;
      remember(control, (inPage) => {
        control.checked = was;
        inPage.click();
      });
    }
    return;
  }
  const answer = clickAnswers.find(([selector]) => control.matches(selector))?.[1];
  if (!answer) {
    if (control.matches('select, textarea, input')) {
      return;
    }
    markBusy(control);
  }
  event.preventDefault();
  if (answer?.(control) !== 'done') {
    remember(control, click);
  }
}

function onKey(event: KeyboardEvent, control: HTMLElement | null): void {
  if (keyAnswers.some((answer) => answer(event))) {
    event.preventDefault();
    return;
  }
  const isSpace = event.key === ' ' && control?.matches('[role="button"], [role="tab"]');
  if (isSpace || (event.key === 'Enter' && control?.matches('[role="tab"]'))) {
    event.preventDefault();
    control!.click();
  }
}

function onEvent(event: Event): void {
  const {target} = event;
  if (isHydrated()) {
    return;
  }
  const part = target instanceof Element && target.closest('#__docusaurus, dialog');
  // Open dialogs are never in the HTML. In the page, React has opened them.
  if (!part || part.matches('dialog')) {
    if (event.type === 'keydown') {
      onKey(event as KeyboardEvent, null);
    }
    return;
  }
  event.stopPropagation();
  if (event.type === 'submit') {
    // Forms filter as the reader types. The browser would load the page anew.
    event.preventDefault();
  }
  if ((target as Element).closest(ownControl)) {
    // Its script answers keys, too, but knows none of the page's.
    if (event.type === 'keydown') {
      onKey(event as KeyboardEvent, null);
    }
    return;
  }
  const control = (target as Element).closest<HTMLElement>(controls);
  if (event.type === 'keydown') {
    onKey(event as KeyboardEvent, control);
  } else if (control && event.type === 'click') {
    onClick(event as MouseEvent, control);
  } else if (control && event.type === 'input' && !hasOwnState(control)) {
    remember(control, repeatInput);
  }
}

/**
 * Listens until the page is hydrated.
 *
 * @returns whether the reader has done something before this script could listen
 */
export function recordActions(): boolean {
  const earlyEvents = window.takeEarlyEvents?.() ?? [];
  for (const event of earlyEvents) {
    onEvent(event);
  }
  for (const type of events) {
    addEventListener(type, onEvent, true);
  }
  // A page from the browser's cache was left by one of these links.
  addEventListener('pageshow', () =>
    document.querySelectorAll<HTMLElement>('a[data-early]').forEach(unmark),
  );
  new MutationObserver((_, observer) => {
    if (isHydrated()) {
      observer.disconnect();
      for (const type of events) {
        removeEventListener(type, onEvent, true);
      }
      void repeatActions();
    }
  }).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
  return earlyEvents.length > 0;
}
