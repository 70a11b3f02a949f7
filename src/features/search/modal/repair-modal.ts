import {sameSitePath} from '../../../framework/url-repair/same-site-path';
import {isForInputMethod} from '../field/field';

const askButton = '.DocSearch-Hit--AskAI';

const currentRow = '.DocSearch-Hit[aria-current]';

/** The row that asks the typed text as a question. */
const askRow = `.DocSearch-Hit:has(${askButton})`;

/**
 * Fixes accessibility problems in DocSearch 4.7 until they are fixed upstream
 * (https://github.com/algolia/docsearch/issues):
 * - The modal's container is a button around all other controls. It becomes a plain element in the
 *   surrounding dialog.
 * - Rows are options that contain links and buttons. They become list items, of which one is current.
 *   The field doesn't refer to it, because a list item has no name. `onArrow` gets its text instead.
 * - The row that asks a question can't be focused. It gets a button.
 * - Attributes refer to missing elements.
 * - Icon buttons don't have a name.
 * - Translators change what was typed, which `repairModal` compares with the field.
 *
 * Answers only quote this site, but a stored one may have been tampered with. Its links to other
 * sites become text.
 */
const repairs: [selector: string, repair: (element: Element) => void][] = [
  [
    '.DocSearch-Container',
    (element) =>
      remove(element, 'role tabindex aria-expanded aria-haspopup aria-controls aria-labelledby'),
  ],
  ['ul[role=listbox]', (element) => remove(element, 'role aria-labelledby')],
  ['li[aria-selected]', turnOptionIntoItem],
  [askRow, showShortcut],
  [askButton, turnIntoButton],
  [`${askRow} mark`, (element) => element.setAttribute('translate', 'no')],
  ['.DocSearch-Input', repairReferences],
  ['.DocSearch-AskAiScreen a[href]', removeForeignTarget],
  ['.DocSearch-Menu-trigger', (element) => name(element, 'Conversation options')],
  ['.DocSearch-StopStreaming', (element) => name(element, 'Stop answering')],
  [
    '.DocSearch-Conversation-History button',
    (element) => name(element, 'Remove this conversation from history'),
  ],
];

function name(element: Element, label: string): void {
  if (!element.hasAttribute('aria-label')) {
    element.setAttribute('aria-label', label);
  }
}

function repairReferences(input: Element): void {
  const ids = input.getAttribute('aria-controls')?.split(' ') ?? [];
  if (!ids.every((id) => document.getElementById(id))) {
    input.removeAttribute('aria-controls');
  }
  input.removeAttribute('aria-activedescendant');
}

/** The styles show the shortcut at the end of the row. */
function showShortcut(row: Element): void {
  (row as HTMLElement).dataset.shortcut = /mac|ip/iu.test(navigator.platform) ? '⌘ ↵' : 'Ctrl ↵';
}

function turnIntoButton(element: Element): void {
  // The observer sees every new role.
  if (!element.hasAttribute('role')) {
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', '0');
    element.setAttribute('aria-keyshortcuts', 'Control+Enter Meta+Enter');
  }
}

function turnOptionIntoItem(option: Element): void {
  if (option.getAttribute('aria-selected') === 'true') {
    document.querySelector(currentRow)?.removeAttribute('aria-current');
    option.setAttribute('aria-current', 'true');
  } else {
    option.removeAttribute('aria-current');
  }
  remove(option, 'role aria-selected');
}

function removeForeignTarget(link: Element): void {
  if (sameSitePath((link as HTMLAnchorElement).href) === undefined) {
    link.removeAttribute('href');
  }
}

function remove(element: Element, attributes: string): void {
  attributes.split(' ').forEach((name) => element.removeAttribute(name));
}

/** What is read to people who can't see which row is active. */
function textOf(row: Element): string {
  const parts = Array.from(row.querySelectorAll('.DocSearch-Hit-title, .DocSearch-Hit-path'));
  return (parts.length > 0 ? parts : [row])
    .flatMap(({textContent}) => textContent.trim() || [])
    .join(', ');
}

/** Makes a row the active one, as the pointer does. DocSearch only shows it when it renders again. */
function activate(row: Element, dialog: Element): void {
  dialog.querySelector(currentRow)?.removeAttribute('aria-current');
  row.setAttribute('aria-current', 'true');
  row.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
}

/** The row after or before the active one, as they're shown, in a circle. */
function neighborOf(dialog: Element, step: 1 | -1): Element | undefined {
  const rows = [`.DocSearch-Hit:not(${askRow})`, askRow].flatMap((selector) =>
    Array.from(dialog.querySelectorAll(selector)),
  );
  const current = rows.findIndex((row) => row.matches(currentRow));
  return rows.at(current < 0 && step < 0 ? -1 : (current + step) % rows.length);
}

const openRow = (row: Element) =>
  row.querySelector<HTMLElement>(`a, button, ${askButton}`)?.click();

/**
 * Keeps the modal repaired while it's open.
 *
 * The first result is the active row until the reader chooses another one. DocSearch lists "Ask AI"
 * first and activates it on every change of the query, and whenever it searches again. The styles move that row to the end. Arrow keys and Enter are answered here, so that
 * Enter opens the row that is highlighted.
 *
 * @param dialog that contains the modal
 * @param entryPoints an element to show below the modal's content
 * @param onArrow is called with the text of the row that an arrow key has activated
 * @returns a function to stop
 */
export function repairModal(
  dialog: HTMLElement,
  entryPoints: HTMLElement,
  onArrow: (row: string) => void,
): () => void {
  let hasChosenRow = false;
  let hasChosenQuestion = false;
  const choose = (row: Element) => {
    hasChosenRow = true;
    hasChosenQuestion = row.matches(askRow);
  };
  /** What Enter was pressed for before the rows were those of the typed text. */
  let awaited: 'question' | 'result' | undefined;
  const input = () => dialog.querySelector<HTMLInputElement>('.DocSearch-Input')!;
  // While the index loads, there are no rows, or those of the first letters.
  const isShown = () =>
    dialog.querySelector(`${askRow} mark`)?.textContent.trim() === input().value.trim();
  const openWhenShown = () => {
    const question = dialog.querySelector<HTMLElement>(askRow);
    if (!awaited || !question || !isShown()) {
      return;
    }
    if (awaited === 'question') {
      awaited = undefined;
      question.click();
    } else {
      const row = dialog.querySelector(`.DocSearch-Hits ${currentRow}`);
      if (row) {
        awaited = undefined;
        openRow(row);
      }
    }
  };
  const repairAll = () => {
    repairs.forEach(([selector, repair]) => dialog.querySelectorAll(selector).forEach(repair));
    const footer = dialog.querySelector('.DocSearch-Footer');
    if (footer?.previousElementSibling !== entryPoints) {
      footer?.before(entryPoints);
    }
    if (!hasChosenQuestion && dialog.querySelector(askRow)?.hasAttribute('aria-current')) {
      const first = dialog.querySelector('.DocSearch-Hits .DocSearch-Hit');
      if (first) {
        activate(first, dialog);
      }
    }
    openWhenShown();
  };
  const observer = new MutationObserver(repairAll);
  repairAll();
  observer.observe(dialog, {
    characterData: true,
    childList: true,
    subtree: true,
    attributeFilter: ['role', 'aria-activedescendant', 'aria-controls', 'aria-selected'],
  });

  const listeners = new AbortController();
  const {signal} = listeners;
  const onInput = () => {
    hasChosenRow = false;
    hasChosenQuestion = false;
    awaited = undefined;
    // Without a mutation if "Ask AI" was still active.
    requestAnimationFrame(repairAll);
  };
  dialog.addEventListener('input', onInput, {signal});
  // The modal closes, and the focus would go on to the page below the mouse.
  const onMouseDown = (event: MouseEvent) =>
    (event.target as Element).matches('.DocSearch-Container') && event.preventDefault();
  dialog.addEventListener('mousedown', onMouseDown, {signal});
  const onMouseMove = ({isTrusted, target}: MouseEvent) => {
    const row = (target as Element).closest('.DocSearch-Hit');
    if (isTrusted && row) {
      choose(row);
    }
  };
  dialog.addEventListener('mousemove', onMouseMove, {signal});
  const onKeyDown = (event: KeyboardEvent) => {
    if (isForInputMethod(event)) {
      // DocSearch would open the active row, or close.
      event.stopPropagation();
      return;
    }
    const isSearching =
      event.target === input() && !dialog.querySelector('.DocSearch-AskAi-Return');
    const step = ({ArrowDown: 1, ArrowUp: -1} as const)[event.key];
    if (isSearching && (step || event.key === 'Enter') && !event.shiftKey) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (isSearching && step) {
      const row = neighborOf(dialog, step);
      if (row) {
        choose(row);
        activate(row, dialog);
        row.scrollIntoView({block: 'nearest'});
        onArrow(textOf(row));
      }
    } else if (isSearching && event.key === 'Enter' && !event.shiftKey) {
      const hasModifier = event.ctrlKey || event.metaKey;
      const row = dialog.querySelector(currentRow);
      if (input().value.trim() && (hasModifier || (!hasChosenRow && !isShown()))) {
        awaited = hasModifier ? 'question' : 'result';
        openWhenShown();
      } else if (row) {
        openRow(row);
      }
    } else if (['Enter', ' '].includes(event.key) && (event.target as Element).matches(askButton)) {
      event.preventDefault();
      (event.target as HTMLElement).click();
    } else if (event.key === 'Tab') {
      // The dialog traps focus itself; the modal's own trap only knows its initial controls.
      event.stopPropagation();
    }
  };
  dialog.addEventListener('keydown', onKeyDown, {capture: true, signal});
  return () => {
    observer.disconnect();
    listeners.abort();
  };
}
