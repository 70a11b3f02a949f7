import {act, screen, waitFor, within} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {beforeEach, expect, it, vi} from 'vitest';
import {answerWithFile, lastVersion, olderVersion, server} from '../testing/small-site';
import SearchPage from '.';

vi.mock('../client', () => import('../testing/small-site'));

/** Reports that the button for more results is near the window. */
let showButton: (() => void) | undefined;
beforeEach(() => {
  showButton = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        callback: (entries: {isIntersecting: boolean}[]) => void,
        options?: {rootMargin: string},
      ) {
        // Links have observers without options.
        if (options) {
          showButton = () => callback([{isIntersecting: true}]);
        }
      }
      observe() {}
      disconnect() {}
    },
  );
});

const main = () => screen.getByRole('main');
const results = () =>
  within(main())
    .queryAllByRole('heading', {level: 2})
    .flatMap((title) => within(title).queryAllByRole('link'));
const status = (text: string | RegExp) =>
  waitFor(() => expect(within(main()).getByRole('status')).toHaveTextContent(text));

it(
  'the search page reads its URL, and keeps the query, area and version in it',
  {tags: ['search-page']},
  async () => {
    const {user, history} = renderPage('/search/?q=deploy', <SearchPage />);
    await status('results for “deploy”');
    const first = () => results()[0]?.getAttribute('href');
    expect(first()).toMatch(`/docs/${lastVersion}/`);
    await user.selectOptions(screen.getByLabelText('Docs version'), olderVersion);
    await waitFor(() => expect(first()).toMatch(`/docs/${olderVersion}/`));
    expect(history.location.search).toBe(`?q=deploy&version=${olderVersion}`);
    await user.selectOptions(screen.getByLabelText('Search in'), 'blog');
    await waitFor(() => expect(first()).toBe('/blog/deploy/'));

    const field = screen.getByLabelText('Search for');
    await user.type(field, 'ment');
    await waitFor(() =>
      expect(history.location.search).toBe(`?q=deployment&version=${olderVersion}&area=blog`),
    );
    act(() => history.goBack());
    await waitFor(() => expect(field).toHaveValue('deploy'));
    await user.clear(field);
    expect(await screen.findByRole('link', {name: 'Canary docs'})).toBeInTheDocument();
  },
);

it('the results are announced, and the title changes, at a pause while typing', async () => {
  const {user} = renderPage('/search/', <SearchPage />);
  await user.type(screen.getByLabelText('Search for'), 'd');
  const announced: string[] = [];
  const element = within(main()).getByRole('status');
  const observer = new MutationObserver(() => announced.push(element.textContent));
  observer.observe(element, {childList: true, characterData: true, subtree: true});
  await user.type(screen.getByLabelText('Search for'), 'eploy');
  await status('results for “deploy”');
  observer.disconnect();
  expect(announced).toEqual([element.textContent]);
  await waitFor(() => expect(document.title).toContain('Search results for "deploy"'));
});

it('more results load near the button, pressing it moves focus to them, and they stay for the visit', async () => {
  const {user, unmount} = renderPage('/search/?q=page', <SearchPage />);
  await waitFor(() => expect(results()).toHaveLength(20));
  await waitFor(() => expect(showButton).toBeDefined());
  act(() => showButton!());
  await waitFor(() => expect(results()).toHaveLength(40));
  await user.click(screen.getByRole('button', {name: 'Show more results'}));
  await waitFor(() => expect(results().length).toBeGreaterThan(40));
  expect(results()[40]).toHaveFocus();

  // Going back finds the same list at once, before the browser restores the scroll position.
  const {length} = results();
  unmount();
  renderPage('/search/?q=page', <SearchPage />);
  expect(results()).toHaveLength(length);
});

it(
  'a query without results is shown as text, with a report link',
  {tags: ['search-no-results']},
  async () => {
    const query = '<zqxjkvw wqzzx="jjqqk">';
    renderPage(`/search/?q=${encodeURIComponent(query)}`, <SearchPage />);
    await status(`No results found for “${query}”`);
    expect(main()).toHaveTextContent('Believe this query should return results?');
    expect(screen.getByRole('link', {name: 'Let us know.'}).getAttribute('href')).toMatch(
      /\/issues\/new\?title=/u,
    );
  },
);

it(
  'a failed download shows an error until a retry succeeds',
  {tags: ['search-fetch-failure']},
  async () => {
    server.answer = async () => new Response('garbage');
    const {user} = renderPage('/search/?q=plugin', <SearchPage />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Unable to fetch results');
    server.answer = answerWithFile;
    await user.click(within(alert).getByRole('button', {name: 'Try again'}));
    await status('results for “plugin”');
  },
);
