import {translate} from '@docusaurus/Translate';
import styles from './notice.module.css';

/**
 * Checks whether the server responds for the current URL. Otherwise a reload would replace a
 * readable page with the browser's error page.
 */
export async function serverAnswers(): Promise<boolean> {
  try {
    const {status} = await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    return status < 500;
  } catch {
    // A failed request means that the server can't be reached.
    return false;
  }
}

const paragraph = (text: string) => {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
};

/**
 * Shows a notice at the bottom of the screen that the page's code didn't load. It can't use React,
 * which hasn't started yet.
 *
 * @param error the error from loading the code
 */
export function showNotice(error: unknown): void {
  const notice = document.createElement('div');
  notice.className = `alert alert--danger ${styles.notice}`;
  notice.setAttribute('role', 'alert');
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary';
  retry.textContent = translate({id: 'site.loading.retry', message: 'Retry'});
  retry.addEventListener('click', () => window.location.reload());
  const text = translate({
    id: 'site.loading.firstPage',
    message:
      'Part of this page did not load. You can read it and follow its links; buttons and menus may not work.',
  });
  notice.append(paragraph(text), paragraph(String(error)), retry);
  document.body.append(notice);
}
