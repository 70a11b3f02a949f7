import type {ClientModule} from '@docusaurus/types';
import {repairEncoding} from '../not-found/repair-encoding';

/**
 * Moves the focus to what is no control, such as a heading, which a screen reader then reads.
 *
 * A ring around it shows to those who come by keyboard alone: the browser decides (`:focus-visible`).
 */
export function moveFocus(element: HTMLElement, options?: FocusOptions): void {
  // The attribute stays: without it the browser would take the focus away again.
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
 * Moves the focus to the heading of a page that a click led to, or to the part that its anchor
 * names. Without that, the focus would be nowhere, and a screen reader would say nothing.
 *
 * Reading the focused heading is how the page is announced. A live region beside it would say the
 * same a second time.
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
    // A page that answers at several paths draws the same heading on: readers stay where they are.
    if (target && target !== headingBefore) {
      // Where to scroll is decided already: to the top, to the anchor, to where "back" leads.
      moveFocus(target, {preventScroll: true});
    }
  },
};

export default focusNewPage;
