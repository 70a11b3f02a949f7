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
