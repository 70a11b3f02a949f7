import Link from '@docusaurus/Link';
import {fireEvent, screen} from '@testing-library/react';
import AnnouncementBar from '@theme/AnnouncementBar';
import path from 'node:path';
import React from 'react';
import {expect, it, vi} from 'vitest';
import {runInlineScript} from '../../testing/inline-script';
import {renderPage} from '../../testing/render-page';

const script = path.resolve(import.meta.dirname, 'close-announcement.js');
const idKey = 'docusaurus.announcement.id-test';
const dismissalKey = 'docusaurus.announcement.dismiss-test';

/** Opens a page with an announcement and a link below it, which the theme's own script hides if it was closed. */
function open() {
  const id = 'new';
  runInlineScript(script, {id, namespace: '-test'});
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return Array(this.closest('[role="banner"]') ? 0 : 1) as never;
  });
  return renderPage(
    '/',
    [
      <AnnouncementBar key="bar" />,
      <Link key="link" to="/docs/">
        Docs
      </Link>,
    ],
    {
      themeConfig: {announcementBar: {id, content: 'News', isCloseable: true}},
    },
  );
}

const isHidden = () =>
  document.documentElement.dataset.announcementBarInitiallyDismissed === 'true';

it('closes for this page when the browser refuses to store it, and the focus moves on', () => {
  open();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  fireEvent.click(screen.getByRole('button', {name: /^Close/u}));
  expect(isHidden()).toBe(true);
  expect(screen.getByRole('link', {name: 'Docs'})).toHaveFocus();
});

it('a new announcement shows although an old one was closed, and the same one stays closed', () => {
  localStorage.setItem(dismissalKey, 'true');
  localStorage.setItem(idKey, 'old');
  open();
  expect(localStorage.getItem(dismissalKey)).not.toBe('true');
  fireEvent.click(screen.getByRole('button', {name: /^Close/u}));
  open();
  expect(localStorage.getItem(dismissalKey)).toBe('true');
});
