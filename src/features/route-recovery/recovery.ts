import {translate} from '@docusaurus/Translate';
import styles from './notice.module.css';

/**
 * Whether the server can be asked for the page in the address bar. Without a network, or while the
 * host is down, a reload would take away what is there to read.
 */
export async function serverAnswers(): Promise<boolean> {
  try {
    const {status} = await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    return status < 500;
  } catch {
    // There is no network, which is the answer.
    return false;
  }
}

const paragraph = (text: string) => {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
};

/**
 * Says at the bottom of the screen that its code did not load, without React, which has not started then.
 *
 * @param error what loading the code threw
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
