import {fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

const {dataset} = document.documentElement;

beforeEach(async () => {
  vi.resetModules();
  dataset.hasHydrated = 'false';
  document.body.innerHTML = `<div id="__docusaurus">
    <div class="theme-code-block"><button aria-label="Copy code"></button></div>
  </div>`;
  const {answerThemeControls} = await import('./page-parts');
  const {recordActions} = await import('./early-actions');
  answerThemeControls();
  recordActions();
});

afterEach(async () => {
  dataset.hasHydrated = 'true';
  await new Promise((resolve) => setTimeout(resolve));
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
