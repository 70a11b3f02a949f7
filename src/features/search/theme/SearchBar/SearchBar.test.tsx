import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {openField} from '../../field/field';
import {renderPage} from '@site/src/testing/render-page';
import SearchBar from '@theme/SearchBar';
import React from 'react';
import {describe, expect, it, vi, onTestFinished} from 'vitest';
import {
  answerWithFile,
  holdAnswers,
  lastVersion,
  modalField,
  olderVersion,
  server,
} from '../../testing/small-site';

vi.mock('../../client', () => import('../../testing/small-site'));

const doc = `/docs/${lastVersion}/installation/`;

const dialog = () => screen.queryByRole('dialog', {name: 'Search'});
const hits = () =>
  Array.from(dialog()!.querySelectorAll<HTMLAnchorElement>('.DocSearch-Hits a.search-hit-link'));
const paths = () => hits().map((link) => link.getAttribute('href'));

async function openSearch(url = doc) {
  const page = renderPage(url, <SearchBar />);
  await page.user.click(screen.getByRole('button', {name: /^Search/u}));
  return {...page, field: await modalField()};
}

async function search(query: string, url = doc) {
  const page = await openSearch(url);
  await page.user.type(page.field, query);
  await waitFor(() => expect(dialog()!.querySelector('mark')).not.toBeNull());
  return page;
}

describe('the search', () => {
  it(
    'opens with its button, Ctrl+K, ⌘K and slash, and closes with Escape',
    {tags: ['search-opens', 'search-placeholder']},
    async () => {
      const {user} = await openSearch();
      expect(await modalField()).toHaveAttribute('placeholder', 'Search docs');
      await user.keyboard('{Escape}');
      expect(dialog()).toBeNull();
      for (const keys of [
        {key: 'k', keyCode: 75, ctrlKey: true},
        {key: 'k', keyCode: 75, metaKey: true},
        // On a keyboard without Latin letters.
        {key: 'л', keyCode: 75, ctrlKey: true},
        {key: '/'},
      ]) {
        expect(fireEvent.keyDown(document.body, keys)).toBe(false);
        expect(await modalField()).toHaveValue('');
        await user.keyboard('{Escape}');
        expect(dialog()).toBeNull();
      }
    },
  );

  it.each([
    ['the console of Firefox', {key: 'K', keyCode: 75, ctrlKey: true, shiftKey: true}],
    ['another shortcut with K', {key: 'k', keyCode: 75, ctrlKey: true, altKey: true}],
    ['a shortcut with a slash', {key: '/', ctrlKey: true}],
    ['a menu', {key: '/', altKey: true}],
  ])('leaves keys to the browser that open %s', (_, key) => {
    renderPage(doc, <SearchBar />);
    expect(fireEvent.keyDown(document.body, key)).toBe(true);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('leaves Enter and Escape to an input method', async () => {
    const {history, user} = renderPage(doc, <SearchBar />);
    const press = (field: Element) =>
      ['Enter', 'Escape'].forEach((key) =>
        fireEvent.keyDown(field, {key, code: key, keyCode: 229, isComposing: true}),
      );
    openField('side');
    press(screen.getByRole('searchbox', {name: 'Search docs'}));
    await user.click(screen.getByRole('button', {name: /^Search/u}));
    const field = await modalField();
    await user.type(field, 'bar');
    press(field);
    await waitFor(() => expect(paths()[0]).toContain('sidebar'));
    press(field);
    expect(field).toHaveValue('sidebar');
    expect(history.location.pathname).toBe(doc);
  });

  it('leaves slashes to fields of the page', async () => {
    const {user} = renderPage(
      doc,
      <>
        <SearchBar />
        <input aria-label="Name" />
      </>,
    );
    await user.type(screen.getByRole('textbox', {name: 'Name'}), 'a/');
    expect(screen.getByRole('textbox', {name: 'Name'})).toHaveValue('a/');
    expect(dialog()).toBeNull();
  });

  it('takes over a field that was opened while the page was hydrated', async () => {
    const {hasHydrated} = document.documentElement.dataset;
    onTestFinished(() => void (document.documentElement.dataset.hasHydrated = hasHydrated));
    renderPage(doc, <SearchBar />);
    openField('deploy');
    document.documentElement.dataset.hasHydrated = 'now';
    await waitFor(() => expect(paths()[0]).toContain('deployment'));
  });

  it('opens the first result of what was typed, also for an Enter that comes before it', async () => {
    const sendIndex = holdAnswers();
    const {history, user} = await openSearch();
    await user.keyboard('sidebar{Enter}');
    sendIndex();
    await waitFor(() => expect(history.location.pathname).toBe(`/docs/${lastVersion}/sidebar/`));
  });

  it('opens the first result for an Enter that comes before its code', async () => {
    openField('sidebar');
    fireEvent.keyDown(screen.getByRole('searchbox', {name: 'Search docs'}), {key: 'Enter'});
    const {history} = renderPage(doc, <SearchBar />);
    await waitFor(() => expect(history.location.pathname).toBe(`/docs/${lastVersion}/sidebar/`));
  });

  it('reads out the row that the arrow keys go to, until more is typed', async () => {
    const {user, field} = await search('sidebar');
    await user.keyboard('{ArrowUp}');
    const status = screen.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Quote the docs: sidebar'));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(status).toHaveTextContent(/^Sidebar, Set sidebar_position/u));
    await user.type(field, 's');
    await waitFor(() => expect(status).toHaveTextContent('One result for “sidebars”'));
  });

  it('shows rows before the index is there, which then have their text', async () => {
    let sendIndex = () => {};
    const isSent = new Promise<void>((resolve) => (sendIndex = resolve));
    server.answer = async (file) => {
      await (file.endsWith('-index') && isSent);
      return answerWithFile(file);
    };
    await search('plugin');
    const shown = paths();
    expect(shown).toHaveLength(4);
    expect(dialog()).not.toHaveTextContent('A plugin called');
    sendIndex();
    await waitFor(() => expect(dialog()).toHaveTextContent('A plugin called'));
    expect(paths().slice(0, 4)).toEqual(shown);
    expect(await screen.findByRole('link', {name: 'See all 4 results'})).toBeInTheDocument();
  });

  it('links an empty search to useful pages of the version', async () => {
    await openSearch(`/docs/${olderVersion}/cli/`);
    const links = within(screen.getByRole('navigation', {name: 'Useful pages'})).getAllByRole(
      'link',
    );
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(hrefs.pop()).toBe('/changelog/');
    expect(hrefs).toContain(`/docs/${olderVersion}/installation/`);
    expect(hrefs.filter((href) => !href!.startsWith(`/docs/${olderVersion}/`))).toEqual([]);
  });

  it(
    'links to all results with their number, however they were typed',
    {tags: ['search-footer']},
    async () => {
      const {user, field: input} = await search('plugin', '/docs/cli/');
      expect(paths()).toHaveLength(4);
      await user.type(input, 's');
      const footer = await screen.findByRole('link', {name: 'See all 4 results'});
      expect(footer).toHaveAttribute('href', '/search/?q=plugins&version=current');
      footer.focus();
      await waitFor(() =>
        expect(screen.getByRole('status')).toHaveTextContent('4 results for “plugins”'),
      );
      expect(footer).toHaveFocus();
      await user.clear(input);
      await user.type(input, '#8082');
      expect(
        await screen.findByRole('link', {name: 'See the result on the search page'}),
      ).toBeInTheDocument();
    },
  );

  it(
    'saves opened results, which can become favorites and be removed',
    {tags: ['search-stored']},
    async () => {
      const {user} = await search('sidebar');
      await user.click(hits()[0]!);
      const reopen = () => user.click(screen.getByRole('button', {name: /^Search/u}));
      await reopen();
      expect(await screen.findByText('Recent')).toBeInTheDocument();
      expect(paths()).toEqual([`/docs/${lastVersion}/sidebar/`]);
      await user.click(screen.getByRole('button', {name: 'Save this search'}));
      expect(await screen.findByText('Favorite')).toBeInTheDocument();
      expect(screen.queryByText('Recent')).toBeNull();
      await user.click(screen.getByRole('button', {name: 'Remove this search from favorites'}));
      await waitFor(() => expect(hits()).toEqual([]));
    },
  );

  it(
    'offers to report a query without results, as text, and ignores Enter then',
    {tags: ['search-no-results']},
    async () => {
      const {user, field: input} = await search('deploy');
      const query = '<zqxjkvw wqzzx="jjqqk">';
      fireEvent.change(input, {target: {value: query}});
      await waitFor(() => expect(dialog()).toHaveTextContent(`No results found for "${query}"`));
      const link = screen.getByRole('link', {name: 'Let us know.'});
      const url = new URL(link.getAttribute('href')!);
      expect(url.pathname).toMatch(/\/issues\/new$/u);
      expect(url.searchParams.get('title')).toContain(query);
      expect(screen.queryByRole('link', {name: /^See /u})).toBeNull();
      await user.keyboard('{Enter}');
      expect(dialog()).toBeInTheDocument();
    },
  );

  it('works without storage', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    await search('deploy');
  });
});

it(
  'a failed download shows an error until a retry succeeds',
  {tags: ['search-fetch-failure']},
  async () => {
    server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const {user, field: input} = await openSearch();
    await user.type(input, 'deploy');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Unable to fetch results');
    expect(alert).toHaveTextContent('You might want to check your network connection.');
    server.answer = answerWithFile;
    await user.click(within(alert).getByRole('button', {name: 'Try again'}));
    await waitFor(() => expect(hits()).not.toEqual([]));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('in development, which has no index, the search says where it works', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const {user, field: input} = await openSearch();
  await user.type(input, 'deploy');
  expect(await screen.findByRole('alert')).toHaveTextContent('a built site: npm run site');
});

it("tampered searches can't leave the site, crash it or inject HTML", async () => {
  const hit = (url: string, title: string) => ({
    objectID: url,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Docs', lvl1: title},
  });
  const store = (name: string, entries: object[]) =>
    localStorage.setItem(`__DOCSEARCH_${name}__docs`, JSON.stringify(entries));
  store('RECENT_SEARCHES', [
    hit('javascript:document.title = 1', 'Script'),
    hit('/docs/', '<img src=x onerror="document.title = 1">'),
    {objectID: 'damaged'},
  ]);
  store('FAVORITE_SEARCHES', [hit('//evil.test/', 'Favorite')]);
  await openSearch();
  await waitFor(() => expect(hits()).toHaveLength(1));
  expect(paths()).toEqual(['/docs/']);
  expect(screen.getByText(/<img src=x/u)).toBeInTheDocument();
  expect(dialog()!.querySelector('img')).toBeNull();
});
