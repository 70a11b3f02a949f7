import type {ClientModule} from '@docusaurus/types';
import {repairEncoding} from '../../framework/url-repair/repair-encoding';

/**
 * Moves the focus to an element that isn't a control, such as a heading, so that screen readers
 * read it.
 *
 * The browser only shows a focus ring to keyboard users (`:focus-visible`).
 */
export function moveFocus(element: HTMLElement, options?: FocusOptions): void {
  // Removing the attribute later would remove the focus, too.
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
  }
  element.focus(options);
}

const findHeading = () => document.querySelector('h1');

let headingBefore: Element | null = null;

const findTarget = (hash: string): HTMLElement | null =>
  document.getElementById(decodeURIComponent(repairEncoding(hash.slice(1)))) ??
  findHeading() ??
  document.querySelector('main');

/**
 * Moves the focus to the heading of a new page, or to the target of the URL's hash. Otherwise the
 * focus would be lost, and screen readers would stay silent.
 *
 * Screen readers announce the page by reading the focused heading. A live region would repeat it.
 */
const focusNewPage: ClientModule = {
  onRouteUpdate() {
    headingBefore = findHeading();
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return;
    }
    const target = findTarget(location.hash);
    // If a page has several paths, its heading stays, and so does the reader's focus.
    if (target && target !== headingBefore) {
      // The router has already scrolled to the right position.
      moveFocus(target, {preventScroll: true});
    }
  },
};

export default focusNewPage;
