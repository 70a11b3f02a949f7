import {act, screen, waitFor, within} from '@testing-library/react';
import {takeLoggedErrors} from '@site/src/testing/logged-errors';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {expect, it, vi} from 'vitest';
import {type Message, type Question, type Status, tellPages} from '../messages';
import OfflinePage from '.';

const kept: Status = {
  areas: [
    {label: 'Docs 3.9.2', pages: 90, keptPages: 90, isChosen: true},
    {label: 'Blog', pages: 60, keptPages: 2, isChosen: false},
  ],
  bytes: 5_200_000,
  missing: 0,
  everything: false,
  rest: {transferBytes: 9_000_000, bytes: 30_000_000},
  keptPages: ['/docs/cli/'],
};

type App = {
  /** Nothing: the app isn't installed. A status: what its worker answers. */
  status?: Status;
  isInstalling?: boolean;
  update?: () => Promise<object>;
  getRegistration?: () => Promise<object>;
};

/** Opens the page in a browser with a worker in such a state. */
function open(
  {status, isInstalling = false, update = async () => ({}), getRegistration}: App,
  search = '',
) {
  const scriptURL = `https://site.test/sw.js?params=${JSON.stringify({offlineMode: true})}`;
  const asked: string[] = [];
  const worker = {
    scriptURL,
    postMessage({type}: Question, [port]: MessagePort[]) {
      asked.push(type);
      port!.postMessage({answer: status});
    },
  };
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration:
      getRegistration ??
      (async () => ({
        active: status && worker,
        installing: isInstalling ? worker : undefined,
        update,
      })),
  });
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: 'test',
    serviceWorker,
    storage: {estimate: async () => ({quota: 3_000_000_000, usage: 0})},
  });
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.endsWith('nearest-pages.json') ? [] : null),
  );
  const page = renderPage(`/offline/${search}`, <OfflinePage />, {
    globalData: {'docusaurus-plugin-pwa': {default: {isEnabled: true}}},
  });
  return {...page, asked};
}

const main = () => within(screen.getByRole('main'));
const news = (message: Message) => act(async () => tellPages(message));

it('the page offers to keep the docs when the app is not installed', async () => {
  open({});
  const link = await main().findByRole('link', {name: /^Keep the docs/u});
  expect(link).toHaveAttribute('href', '/offline/?offlineMode=true');
});

it('the page says that nothing can be kept where storage is blocked', async () => {
  const refused = new DOMException('The operation is insecure.', 'SecurityError');
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn(function refuse() {
      throw refused;
    }),
  );
  open({getRegistration: () => Promise.reject(refused)});
  expect(await main().findByText(/can’t keep/u)).toBeInTheDocument();
  takeLoggedErrors();
});

it('the page follows the first download, and says when it is interrupted', async () => {
  open({isInstalling: true});
  expect(await main().findByText(/^Downloading the docs/u)).toBeInTheDocument();
  await news({type: 'progress', done: 3, total: 12});
  const progress = await main().findByRole('progressbar', {name: 'Download'});
  expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['3', '12']);
  await news({type: 'failed', isFull: true});
  expect(await main().findByRole('alert')).toHaveTextContent('your browser ran out of space');
  expect(main().getByText(/To continue it, reload this page/u)).toBeInTheDocument();
});

it('the page says what is kept, and keeps or removes the site', async () => {
  const {user, asked} = open({status: kept});
  expect(await main().findByText('5.2 MB')).toBeInTheDocument();
  expect(await main().findByText(/has 3\.0 GB left/u)).toBeInTheDocument();
  expect(main().getByRole('row', {name: /Blog/u})).toHaveTextContent(
    '2 of 60 (kept as you read them)',
  );
  const keepAll = main().getByRole('button', {
    name: 'Keep the whole site (downloads about 9.0 MB, takes 30.0 MB)',
  });
  await user.click(keepAll);
  await waitFor(() => expect(asked.at(-1)).toBe('keepAll'));
  await news({type: 'progress', done: 1, total: 2});
  expect(keepAll).toHaveAttribute('aria-disabled', 'true');
  await news({type: 'kept'});
  expect(await main().findByText('The download is complete.')).toBeInTheDocument();
  await user.click(main().getByRole('button', {name: 'Remove the offline copy'}));
  await waitFor(() => expect(asked).toContain('remove'));
});

it('files that are missing are explained, and can be downloaded', async () => {
  const {user, asked} = open({status: {...kept, missing: 7}});
  expect(await main().findByRole('alert')).toHaveTextContent('Some of these files aren’t kept');
  await user.click(main().getByRole('button', {name: 'Download what’s missing'}));
  await waitFor(() => expect(asked).toContain('keepMissing'));
});

it.each<[string, () => Promise<object>]>([
  ['There’s a new version.', async () => ({waiting: {}})],
  ['You have the latest version.', async () => ({})],
  ['The check failed. You may be offline.', () => Promise.reject(new Error('offline'))],
])('a check for updates ends with: %s', async (text, update) => {
  const {user} = open({status: kept, update});
  await user.click(await main().findByRole('button', {name: 'Check for updates'}));
  expect(await main().findByText(text)).toBeInTheDocument();
});

it('a page that is not kept is named as text, with a way to try again', async () => {
  open({status: kept}, `?page=${encodeURIComponent('/docs/<b>x</b>/')}`);
  expect(await main().findByRole('heading', {level: 1})).toHaveTextContent(/isn’t kept/u);
  expect(main().getByText('/docs/<b>x</b>/')).toBeInTheDocument();
  expect(main().getByRole('link', {name: 'Try again'})).toHaveAttribute('href', '/docs/<b>x</b>/');
  takeLoggedErrors();
});
