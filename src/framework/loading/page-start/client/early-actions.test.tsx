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

it('what is shown already is clicked, but not busy until then', async () => {
  startReact();
  actions.answerClicks('button:last-of-type', () => 'shown');
  fireEvent.click(button('Toggle'));
  expect(button('Toggle')).not.toHaveAttribute('aria-busy');
  hydrate();
  await vi.waitFor(() => expect(clicked.mock.calls).toEqual([['Toggle']]));
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
  link.dataset.needsCode = '';
  expect(fireEvent.click(link)).toBe(false);
  expect(fireEvent.click(link, {ctrlKey: true})).toBe(true);
  startReact();
  hydrate();
  await vi.waitFor(() => expect(clicked.mock.calls).toEqual([['Docs']]));
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
