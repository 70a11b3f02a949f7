import {isForInputMethod} from '../field/field';

const currentRow = '.DocSearch-Hit[aria-current]';
const askRow = '.DocSearch-Hit--AskAI';

export type ModalKeys = {
  /** Tells which query the rows belong to, if there are any. */
  setShownQuery: (query: string | undefined) => void;
  stop: () => void;
};

/** What is read to people who can't see which row is active. */
function textOf(row: Element): string {
  const parts = Array.from(row.querySelectorAll('.DocSearch-Hit-title, .DocSearch-Hit-path'));
  return (parts.length > 0 ? parts : [row])
    .flatMap(({textContent}) => textContent.trim() || [])
    .join(', ');
}

/**
 * Answers keys in the modal that DocSearch 4.7 doesn't answer, or not well:
 * - Enter opens a row of an earlier query, or nothing, if it comes before the rows of what was typed.
 *   Here, it waits for them.
 * - Ctrl+Enter asks what was typed. DocSearch has no key for the question.
 * - With Tab, it drops the results that are on their way, and Shift+Tab from the first control goes to
 *   the last one that it has seen, which may be hidden. The dialog keeps the focus by itself.
 * - Safari reports the Enter that ends a composition as one that opens a row, and Enter asks while a
 *   question is composed.
 * - The row that the arrow keys go to is only seen, since lists can't have an active descendant.
 * - A press on the backdrop closes it, and moves the focus to the page behind it instead of back.
 *
 * @param dialog that contains the modal
 * @param onArrow is called with the text of the row that an arrow key has activated
 */
export function answerModalKeys(dialog: HTMLElement, onArrow: (row: string) => void): ModalKeys {
  let shownQuery: string | undefined;
  /** Whether the arrow keys have gone to a row since the reader typed. */
  let hasChosenRow = false;
  /** What Enter was pressed for before the rows were there. */
  let awaited: 'question' | 'result' | undefined;

  const input = () => dialog.querySelector<HTMLInputElement>('.DocSearch-Input')!;
  const isShown = () => shownQuery === input().value;
  const openAwaited = () => {
    if (awaited && isShown()) {
      const selector = awaited === 'question' ? askRow : `.DocSearch-Hits ${currentRow} a`;
      awaited = undefined;
      dialog.querySelector<HTMLElement>(selector)?.click();
    }
  };
  const isSearching = ({target}: Event) =>
    target === input() && !dialog.querySelector('.DocSearch-AskAi-Return');
  const isArrow = ({key}: KeyboardEvent) => key === 'ArrowDown' || key === 'ArrowUp';

  const listeners = new AbortController();
  const {signal} = listeners;
  const onInput = () => {
    hasChosenRow = false;
    awaited = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isForInputMethod(event) || event.key === 'Tab') {
      event.stopPropagation();
    } else if (isSearching(event) && isArrow(event)) {
      hasChosenRow = true;
    } else if (isSearching(event) && event.key === 'Enter' && input().value.trim()) {
      const isQuestion = event.ctrlKey || event.metaKey;
      if (isQuestion || (!isShown() && !hasChosenRow)) {
        event.preventDefault();
        event.stopPropagation();
        awaited = isQuestion ? 'question' : 'result';
        openAwaited();
      }
    }
  };
  const onKeyUp = (event: KeyboardEvent) => {
    const row = dialog.querySelector(currentRow);
    if (row && isSearching(event) && isArrow(event)) {
      onArrow(textOf(row));
    }
  };
  const onMouseDown = (event: MouseEvent) =>
    (event.target as Element).matches('.DocSearch-Container') && event.preventDefault();
  dialog.addEventListener('input', onInput, {signal});
  dialog.addEventListener('keydown', onKeyDown, {capture: true, signal});
  dialog.addEventListener('keyup', onKeyUp, {signal});
  dialog.addEventListener('mousedown', onMouseDown, {signal});
  return {
    setShownQuery(query) {
      shownQuery = query;
      openAwaited();
    },
    stop: () => listeners.abort(),
  };
}
