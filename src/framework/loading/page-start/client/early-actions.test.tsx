import {fireEvent, screen} from '@testing-library/react';
import type * as EarlyActions from './early-actions';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

let actions: typeof EarlyActions;
const {dataset} = document.documentElement;
const button = (name: string) => screen.getByRole('button', {name});

/** What React would do on a click. */
const clicked = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  actions = await import('./early-actions');
  // happy-dom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return Array(Number(this.isConnected)) as never;
  });
  dataset.hasHydrated = 'false';
  document.body.innerHTML = `<div id="__docusaurus">
    <button>First</button><button>Second</button><button>Toggle</button>
    <a href="/docs/">Docs</a><input aria-label="Name" /><input type="checkbox" aria-label="All" />
  </div>`;
  actions.recordActions();
});

afterEach(() => {
  hydrate();
  document.body.replaceChildren();
  delete dataset.hasHydrated;
});

/** React adds its listeners when it starts to hydrate, and the page is hydrated later. */
const startReact = () =>
  document
    .getElementById('__docusaurus')!
    .addEventListener('click', ({target}) => clicked((target as Element).textContent));

function hydrate() {
  dataset.hasHydrated = 'true';
}

it('a click reaches React once it has hydrated the page, and shows until then', async () => {
  startReact();
  fireEvent.click(button('First'));
  expect(clicked).not.toHaveBeenCalled();
  expect(button('First')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  hydrate();
  await vi.waitFor(() => expect(clicked.mock.calls).toEqual([['First']]));
  expect(button('First')).not.toHaveAttribute('aria-busy');
  expect(button('First').dataset).toEqual({});
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it('the last action on each control is repeated, in order', async () => {
  startReact();
  for (const name of ['First', 'Second', 'First']) {
    fireEvent.click(button(name));
  }
  hydrate();
  await vi.waitFor(() => expect(clicked.mock.calls).toEqual([['Second'], ['First']]));
});

it('a preview is taken back before the control is clicked, or when it is clicked again', async () => {
  startReact();
  const log: string[] = [];
  clicked.mockImplementation((name: string) => log.push(name));
  actions.answerClicks('button:last-of-type', () => {
    log.push('shown');
    return () => void log.push('taken back');
  });
  fireEvent.click(button('Toggle'));
  fireEvent.click(button('Toggle'));
  expect(log).toEqual(['shown', 'taken back']);
  fireEvent.click(button('Toggle'));
  hydrate();
  await vi.waitFor(() =>
    expect(log).toEqual(['shown', 'taken back', 'shown', 'taken back', 'Toggle']),
  );
});

it('a checkbox that is clicked twice stays as it was', async () => {
  startReact();
  const checkbox = screen.getByRole('checkbox');
  fireEvent.click(checkbox);
  expect(checkbox).toBeChecked();
  fireEvent.click(checkbox);
  expect(checkbox).not.toBeChecked();
  hydrate();
  await new Promise((resolve) => setTimeout(resolve));
  expect(checkbox).not.toBeChecked();
  expect(clicked).not.toHaveBeenCalled();
});

it('what is done is not repeated, and what the browser does itself is not prevented', async () => {
  startReact();
  actions.answerClicks('button', () => 'done');
  expect(fireEvent.click(button('First'))).toBe(false);
  actions.answerClicks('button', () => 'native');
  expect(fireEvent.click(button('First'))).toBe(true);
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link).toHaveAttribute('aria-busy', 'true');
  hydrate();
  await new Promise((resolve) => setTimeout(resolve));
  expect(clicked).not.toHaveBeenCalled();
});

it('a link in a dropdown waits for React, but opens in a new tab at once', async () => {
  const link = screen.getByRole('link');
  link.className = 'dropdown__link';
  expect(fireEvent.click(link)).toBe(false);
  expect(fireEvent.click(link, {ctrlKey: true})).toBe(true);
  startReact();
  hydrate();
  await vi.waitFor(() => expect(clicked.mock.calls).toEqual([['Docs']]));
});

it('a part of a preview that is gone is found again by its name', async () => {
  startReact();
  const copy = document.createElement('div');
  copy.className = 'early';
  copy.append(button('Second').cloneNode(true));
  document.body.append(copy);
  fireEvent.click(copy.firstElementChild!);
  copy.remove();
  hydrate();
  await vi.waitFor(() => expect(clicked.mock.calls).toEqual([['Second']]));
});

describe('a page that React renders anew, because', () => {
  const renderAnew = (change = (html: string) => html) => {
    const page = document.getElementById('__docusaurus')!;
    page.innerHTML = change(page.innerHTML);
  };

  it('a translator has changed it, repeats clicks', async () => {
    startReact();
    button('Second').textContent = 'Zweiter';
    fireEvent.click(button('Zweiter'));
    renderAnew((html) => html.replace('Zweiter', 'Second'));
    hydrate();
    await vi.waitFor(() => expect(clicked.mock.calls).toEqual([['Second']]));
  });

  it('an extension has changed it, keeps what was typed, and the focus', async () => {
    const field = () => screen.getByRole<HTMLInputElement>('textbox', {name: 'Name'});
    field().focus();
    fireEvent.input(field(), {target: {value: 'typed'}});
    renderAnew();
    expect(field()).toHaveValue('');
    hydrate();
    await vi.waitFor(() => expect(field()).toHaveValue('typed'));
    expect(field()).toHaveFocus();
  });
});
