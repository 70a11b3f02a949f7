import type {ClientModule} from '@docusaurus/types';

/** How far lists were scrolled here. Any other place was chosen by the reader. */
const places = new WeakMap<Element, number>();

/**
 * Scrolls the list of a link until the link is in view. `scrollIntoView` would also move the page
 * (https://github.com/facebook/docusaurus/pull/6748).
 */
function show(selector: string): void {
  const link = document.querySelector(selector);
  const list = link?.closest('.thin-scrollbar');
  if (
    !link ||
    !list ||
    list.scrollTop !== (places.get(list) ?? 0) ||
    // It would move what the keyboard is at.
    list.querySelector(':focus-visible')
  ) {
    return;
  }
  const item = link.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  if (item.top < view.top || item.bottom > view.bottom) {
    list.scrollTop += (item.top + item.bottom - view.top - view.bottom) / 2;
    places.set(list, list.scrollTop);
  }
}

let observer: MutationObserver | undefined;

/** Keeps what is current in view in the sidebar and the table of contents. */
const followReader: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) {
      return;
    }
    // Later, categories still open and close, and the reader has used the list.
    if (!previousLocation) {
      show('.thin-scrollbar [aria-current="page"]');
    }
    observer?.disconnect();
    const contents = document.querySelector('.toc-highlight')?.closest('.thin-scrollbar');
    if (contents) {
      // The theme only changes a class when the reader comes to another section.
      observer = new MutationObserver(() => show('.table-of-contents__link--active'));
      observer.observe(contents, {attributeFilter: ['class'], subtree: true});
    }
  },
};

export default followReader;
