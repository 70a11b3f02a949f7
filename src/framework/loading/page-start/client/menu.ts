// The menu of phones before React: the navigation that is in the HTML anyway, in the place and with
// the styles of the theme's. React's own menu takes its place.
import {afterPaint, answerClicks, answerKeys, type Answer} from './early-actions';
import {onCloseRequest} from '../../close-request';
import {markBusy, unmark} from './recorded-actions';

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const created = document.createElement(name);
  created.className = className;
  created.append(...children);
  return created;
};

const copyOf = (selector: string): HTMLElement[] =>
  Array.from(document.querySelectorAll(selector), (node) => node.cloneNode(true) as HTMLElement);

function menuLink(link: HTMLAnchorElement): HTMLElement {
  const copy = link.cloneNode(true) as HTMLAnchorElement;
  copy.toggleAttribute('data-in-dropdown', link.matches('.dropdown__link'));
  // Classes that the site adds to an item stay, but not those of the theme, such as `navbar__link`.
  const [siteClass] = /navbar-\S+|$/u.exec(link.className)!;
  copy.className = `menu__link ${link.getAttribute('aria-current') ? 'menu__link--active' : ''} ${siteClass}`;
  return element('li', 'menu__list-item', copy);
}

function dropdown(item: Element): HTMLElement {
  const items = Array.from(item.querySelectorAll('.dropdown__menu > li'), (entry) => {
    const link = entry.querySelector('a');
    return link ? menuLink(link) : (entry.cloneNode(true) as HTMLElement);
  });
  const list = element('ul', 'menu__list', ...items);
  // As in src/features/navbar. Links to other languages have a target.
  const isOpen = Array.from(list.querySelectorAll('a')).some(
    ({target, pathname}) => !target && pathname === location.pathname,
  );
  const caret = item.querySelector('[role="button"]')!.cloneNode(true) as HTMLElement;
  caret.className = 'menu__link menu__link--sublist menu__link--sublist-caret';
  caret.setAttribute('aria-expanded', String(isOpen));
  // Its text comes after its icon.
  caret.lastChild!.replaceWith(caret.dataset.mobileLabel ?? caret.textContent!);
  return element(
    'li',
    `menu__list-item ${isOpen ? '' : 'menu__list-item--collapsed'}`,
    caret,
    list,
  );
}

function panel(...children: Node[]): HTMLElement {
  return element('div', 'navbar-sidebar__item menu', ...children);
}

/** What React's menu has of the sidebar: docs, posts by year, or releases. */
function sidebarItems(): HTMLElement[] {
  const docs = copyOf('.theme-doc-sidebar-container .theme-doc-sidebar-menu');
  const groups = copyOf('aside nav > div:has(> ul)');
  groups
    .flatMap((group) => Array.from(group.querySelectorAll('.clean-list')))
    .forEach((posts) => {
      const links = Array.from(posts.querySelectorAll('a'), menuLink);
      posts.replaceWith(element('ul', 'menu__list', ...links));
    });
  return docs.length > 0 ? docs : groups;
}

function buildMenu(): HTMLElement {
  const items = Array.from(document.querySelectorAll('.navbar__items > .navbar__item'), (item) =>
    item.matches('.dropdown') ? dropdown(item) : menuLink(item as HTMLAnchorElement),
  );
  const close = element('button', 'clean-btn navbar-sidebar__close', '×');
  close.setAttribute('aria-label', 'Close navigation bar');
  const primary = panel(element('ul', 'menu__list', ...items));
  const sidebar = sidebarItems();
  const panels = element('div', 'navbar-sidebar__items', primary);
  if (sidebar.length > 0) {
    const back = element('button', 'clean-btn navbar-sidebar__back', '← Back to main menu');
    panels.append(panel(back, ...sidebar));
    panels.classList.add('navbar-sidebar__items--show-secondary');
    primary.inert = true;
  }
  const menu = element(
    'div',
    'navbar-sidebar',
    element(
      'div',
      'navbar-sidebar__brand',
      ...copyOf('.navbar__brand, [data-own-control="color-mode"]'),
      close,
    ),
    panels,
  );
  menu.setAttribute('role', 'dialog');
  menu.setAttribute('aria-modal', 'true');
  menu.setAttribute('aria-label', 'Navigation');
  const backdrop = element('div', 'navbar-sidebar__backdrop');
  return element('div', 'early early-menu navbar-sidebar--show', backdrop, menu);
}

/** @returns what takes the menu away */
function show(button: HTMLElement): () => void {
  const menu = buildMenu();
  const page = document.getElementById('__docusaurus')!;
  document.body.append(menu);
  button.setAttribute('aria-expanded', 'true');
  menu.querySelector<HTMLElement>('.navbar-sidebar__close')!.focus();
  const stopWatching = onCloseRequest(() => button.click());
  // After the menu is drawn, because it makes the browser style the whole page anew.
  afterPaint(() => {
    page.inert = menu.isConnected;
  });
  return () => {
    stopWatching?.();
    menu.remove();
    page.inert = false;
    button.setAttribute('aria-expanded', 'false');
    button.focus();
    // React's menu would slide in once more.
    document.documentElement.dataset.menuWasOpen = '';
    setTimeout(() => delete document.documentElement.dataset.menuWasOpen, 500);
  };
}

/** On a slow phone, the menu takes longer to draw than the button to show that it was noticed. */
function open(button: HTMLElement): Answer {
  let close: (() => void) | undefined;
  let isWanted = true;
  markBusy(button);
  afterPaint(() => {
    if (isWanted) {
      unmark(button);
      close = show(button);
    }
  });
  return () => {
    isWanted = false;
    close?.();
  };
}

function showMainMenu(back: HTMLElement): Answer {
  const panels = back.closest('.navbar-sidebar__items')!;
  panels.classList.remove('navbar-sidebar__items--show-secondary');
  const [primary, secondary] = Array.from(panels.children) as HTMLElement[];
  primary!.inert = false;
  secondary!.inert = true;
  primary!.querySelector('a')?.focus();
  return () => {};
}

function toggleDropdown(button: HTMLElement): () => void {
  const toggle = () => {
    const isClosed = button.parentElement!.classList.toggle('menu__list-item--collapsed');
    button.setAttribute('aria-expanded', String(!isClosed));
  };
  toggle();
  return toggle;
}

/** Answers the menu button of phones. */
export function answerMenu(): void {
  answerClicks('.navbar__toggle', open);
  answerClicks('.navbar-sidebar__back', showMainMenu);
  answerClicks('.early .menu__link--sublist-caret', toggleDropdown);
  // A second click on the menu button takes the menu away.
  const close = (): 'done' => {
    document.querySelector<HTMLElement>('.navbar__toggle')!.click();
    return 'done';
  };
  answerClicks('.early .navbar-sidebar__close', close);
  answerClicks('.early .navbar-sidebar__backdrop', close);
  answerKeys(
    ({key}) => key === 'Escape' && document.querySelector('.early-menu') !== null && !!close(),
  );
}
