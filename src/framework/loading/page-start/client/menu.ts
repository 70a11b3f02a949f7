// The menu of phones before React: the navigation that is in the HTML anyway, in the place and with
// the styles of the theme's. React's own menu takes its place.
import {afterPaint, answerClicks, answerKeys, markBusy, unmark, type Answer} from './early-actions';

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
  copy.className = `menu__link ${link.getAttribute('aria-current') ? 'menu__link--active' : ''}`;
  if (link.matches('.navbar-repository-link')) {
    copy.classList.add('navbar-repository-link');
  }
  return element('li', 'menu__list-item', copy);
}

function dropdown(item: Element): HTMLElement {
  const links = Array.from(item.querySelectorAll<HTMLAnchorElement>('.dropdown__menu a'));
  // As in src/features/navbar. Links to other languages have a target.
  const isOpen = links.some(({target, pathname}) => !target && pathname === location.pathname);
  const button = item.querySelector<HTMLElement>('[role="button"]')!;
  const label = button.dataset.mobileLabel ?? button.textContent!;
  const caret = element('a', 'menu__link menu__link--sublist menu__link--sublist-caret', label);
  caret.href = '#';
  caret.setAttribute('role', 'button');
  caret.setAttribute('aria-expanded', String(isOpen));
  return element(
    'li',
    `menu__list-item ${isOpen ? '' : 'menu__list-item--collapsed'}`,
    caret,
    element('ul', 'menu__list', ...links.map(menuLink)),
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
  const close = element('button', 'clean-btn navbar-sidebar__close', '✕');
  close.type = 'button';
  close.setAttribute('aria-label', 'Close navigation bar');
  const colorMode = copyOf('.navbar__items--right button[title$="mode"]');
  colorMode.forEach((button) => {
    button.dataset.colorMode = '';
  });
  const primary = panel(element('ul', 'menu__list', ...items));
  const sidebar = sidebarItems();
  const panels = element('div', 'navbar-sidebar__items', primary);
  if (sidebar.length > 0) {
    const back = element('button', 'clean-btn navbar-sidebar__back', '← Back to main menu');
    back.type = 'button';
    panels.append(panel(back, ...sidebar));
    panels.classList.add('navbar-sidebar__items--show-secondary');
    primary.inert = true;
  }
  const menu = element(
    'div',
    'navbar-sidebar',
    element('div', 'navbar-sidebar__brand', ...copyOf('.navbar__brand'), ...colorMode, close),
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
  // After the menu is drawn, because it makes the browser style the whole page anew.
  afterPaint(() => {
    page.inert = menu.isConnected;
  });
  return () => {
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

/** Answers the menu button of phones. */
export function answerMenu(): void {
  answerClicks('.navbar__toggle', open);
  answerClicks('.navbar-sidebar__back', showMainMenu);
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
