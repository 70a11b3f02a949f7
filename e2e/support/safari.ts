import type {Page} from '@playwright/test';

/**
 * Makes pages react to the mouse as Safari does: a press focuses fields and what has a `tabindex`, but
 * neither buttons nor links.
 */
export async function focusLikeSafari(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const focus = (event: MouseEvent) => {
      const target = event.target as Element;
      if (!target.matches('input, select, textarea')) {
        event.preventDefault();
        const focusable = target.closest<HTMLElement>('[tabindex]');
        if (focusable) {
          focusable.focus();
        } else {
          (document.activeElement as HTMLElement).blur();
        }
      }
    };
    // A browser does this whatever the page's scripts do with the event.
    window.addEventListener('mousedown', focus, true);
  });
}
