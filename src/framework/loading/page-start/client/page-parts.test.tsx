import {fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

vi.mock('./settings', async (original) => ({...(await original()), announcementId: 'new'}));

const {dataset} = document.documentElement;
const isHidden = () => dataset.announcementBarInitiallyDismissed;

beforeEach(async () => {
  vi.resetModules();
  Object.assign(dataset, {hasHydrated: 'false', announcementBarInitiallyDismissed: 'true'});
  document.body.innerHTML = `<div id="__docusaurus">
    <div class="theme-announcement-bar"><button class="close" aria-label="Close"></button></div>
    <div class="theme-code-block"><button aria-label="Copy code"></button></div>
  </div>`;
  localStorage.setItem('docusaurus.announcement.id', 'old');
  const {answerThemeControls} = await import('./page-parts');
  const {recordActions} = await import('./early-actions');
  answerThemeControls();
  recordActions();
});

afterEach(async () => {
  dataset.hasHydrated = 'true';
  await new Promise((resolve) => setTimeout(resolve));
});

it('a new announcement is shown although an old one was closed', () => {
  expect(isHidden()).toBe('false');
});

it('a closed announcement is closed for React, too, even if that cannot be stored', async () => {
  const onClick = vi.fn();
  screen.getByRole('button', {name: 'Close'}).addEventListener('click', onClick);
  vi.stubGlobal('localStorage', {});
  fireEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(isHidden()).toBe('true');
  dataset.hasHydrated = 'true';
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledOnce());
});

it('a screen reader hears that code was copied', async () => {
  vi.stubGlobal('navigator', {clipboard: {writeText: async () => {}}});
  const copy = screen.getByRole('button', {name: 'Copy code'});
  fireEvent.click(copy);
  expect(copy).toHaveAttribute('aria-busy', 'true');
  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
  expect(copy).not.toHaveAttribute('aria-busy');
});

it('a copy that the browser refuses is left to React', async () => {
  const onClick = vi.fn();
  vi.stubGlobal('navigator', {clipboard: {writeText: () => Promise.reject(new Error('refused'))}});
  const copy = screen.getByRole('button', {name: 'Copy code'});
  fireEvent.click(copy);
  await Promise.resolve();
  expect(copy).toHaveAttribute('aria-busy', 'true');
  copy.addEventListener('click', onClick);
  dataset.hasHydrated = 'true';
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledOnce());
});
