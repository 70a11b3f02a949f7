import type {ClientModule} from '@docusaurus/types';
import {moveFocus} from './move-focus';
import {repairEncoding} from '../not-found/repair-encoding';

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
