import {sameSitePath} from '../../addresses/same-site-path';

/**
 * Fixes accessibility problems in DocSearch 4.7 until they are fixed upstream
 * (https://github.com/algolia/docsearch/issues):
 * - The modal's container is a button around all other controls. It becomes a plain element in the
 *   surrounding dialog.
 * - Rows are options that contain links and buttons. They become list items.
 * - Attributes refer to missing elements.
 * - Icon buttons don't have a name.
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
  ['li[role=option]', (element) => remove(element, 'role aria-selected')],
  ['.DocSearch-Input', removeBrokenReferences],
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

function removeBrokenReferences(input: Element): void {
  for (const attribute of ['aria-activedescendant', 'aria-controls']) {
    const ids = input.getAttribute(attribute)?.split(' ') ?? [];
    if (!ids.every((id) => document.getElementById(id))) {
      input.removeAttribute(attribute);
    }
  }
}

function removeForeignTarget(link: Element): void {
  if (sameSitePath((link as HTMLAnchorElement).href) === undefined) {
    link.removeAttribute('href');
  }
}

function remove(element: Element, attributes: string): void {
  attributes.split(' ').forEach((name) => element.removeAttribute(name));
}

/** The dialog traps focus itself; the modal's own trap only knows its initial controls. */
function leaveTabToDialog(event: Event): void {
  if ((event as KeyboardEvent).key === 'Tab') {
    event.stopPropagation();
  }
}

/**
 * Keeps the modal repaired while it's open.
 *
 * @param dialog that contains the modal
 * @returns a function to stop
 */
export function repairModal(dialog: HTMLElement): () => void {
  const repairAll = () =>
    repairs.forEach(([selector, repair]) => dialog.querySelectorAll(selector).forEach(repair));
  const observer = new MutationObserver(repairAll);
  repairAll();
  observer.observe(dialog, {
    childList: true,
    subtree: true,
    attributeFilter: ['role', 'aria-activedescendant', 'aria-controls'],
  });
  dialog.addEventListener('keydown', leaveTabToDialog, true);
  return () => {
    observer.disconnect();
    dialog.removeEventListener('keydown', leaveTabToDialog, true);
  };
}
