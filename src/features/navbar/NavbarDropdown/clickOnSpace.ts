import type {KeyboardEvent} from 'react';

/** For a link with the role of a button: buttons answer to the space bar, links scroll the page. */
export function clickOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ') {
    event.preventDefault();
    event.currentTarget.click();
  }
}
