import {act, screen} from '@testing-library/react';
import {takeLoggedErrors} from '@site/src/testing/logged-errors';
import {afterEach, expect, it, vi} from 'vitest';
import {pwa} from '../../../../config/pwa';
import {tellPages, type Message} from '../messages';

afterEach(() => history.replaceState(null, '', '/'));

const serviceWorker = (offlineMode: boolean) =>
  `/sw.js?params=${encodeURIComponent(JSON.stringify({offlineMode, debug: false}))}`;

const registration = Object.assign(new EventTarget(), {waiting: null, installing: null});

/** Loads a page. @returns what its worker was registered as */
async function load(url = '/license/', browser: object = {}, register = async () => registration) {
  history.replaceState(null, '', url);
  const asked: string[] = [];
  const serviceWorkers = Object.assign(new EventTarget(), {
    getRegistration: async () => undefined,
    register(script: string) {
      asked.push(script);
      return register();
    },
  });
  const storage = {persist: async () => true};
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: 'test',
    serviceWorker: serviceWorkers,
    storage,
    ...browser,
  });
  // What the bundler fills in, with the strategies of this site.
  const env = {
    PWA_SERVICE_WORKER_URL: '/sw.js',
    PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES: pwa.offlineModeActivationStrategies,
    PWA_DEBUG: false,
  };
  vi.stubGlobal(
    'process',
    Object.create(process, {env: {value: {...process.env, ...env}, configurable: true}}),
  );
  vi.resetModules();
  await import('./register');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  return asked;
}

const activation = {tags: ['service-worker-request', 'offline-activation']};

it.each<[string, boolean, string?, object?]>([
  ['off on a small screen that saves data', false, '/', {connection: {saveData: true}}],
  ['off when it is not requested', false, '/?offlineMode=false'],
  ['on when it is requested', true, '/?offlineMode=true'],
  [
    'on in a browser that cannot be asked to keep storage',
    true,
    '/?offlineMode=true',
    {storage: undefined},
  ],
])('offline mode is %s', activation, async (_, isOn, url, browser) => {
  vi.stubGlobal('innerWidth', 390);
  expect(await load(url, browser)).toEqual([serviceWorker(isOn)]);
  // It stays as it is.
  expect(await load()).toEqual([serviceWorker(isOn)]);
});

it('an app in standalone display is in offline mode', activation, async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(display-mode: standalone)',
  }));
  expect(await load()).toEqual([serviceWorker(true)]);
});

it('offline mode turns on when the app is installed, and stays on', activation, async () => {
  const asked = await load();
  expect(asked).toEqual([serviceWorker(false)]);
  window.dispatchEvent(new Event('appinstalled'));
  await vi.waitFor(() => expect(asked.at(-1)).toBe(serviceWorker(true)));
  // The reader may have removed the copy since.
  (await import('./activation')).offlineMode.del();
  expect(await load()).toEqual([serviceWorker(true)]);
});

it(
  'a failed registration of the worker is logged, not shown',
  {tags: ['service-worker-failure']},
  async () => {
    await load('/', {}, () => Promise.reject(new TypeError('It could not be fetched')));
    const logged = await vi.waitUntil(() => takeLoggedErrors()[0]);
    expect(logged).toMatch(/registerSW failed.*could not be fetched/u);
    expect(document.body).toHaveTextContent(/^$/u);
  },
);

it('large downloads and their results are shown, small ones are not', async () => {
  await load('/?offlineMode=true');
  const {showProgress} = await import('./notices');
  showProgress({type: 'progress', done: 1, total: 12});
  showProgress({type: 'kept'});
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  const news = (message: Message) => act(async () => tellPages(message));
  await news({type: 'progress', done: 30, total: 60});
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '30');
  expect(screen.getByRole('status')).toHaveTextContent(/^Downloading pages to read offline…/u);
  await news({type: 'kept'});
  expect(await screen.findByText('You can now read the docs offline.')).toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'Details'})).toHaveAttribute('href', '/offline/');
  act(() => screen.getByRole('button', {name: 'Close'}).click());
  await vi.waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  await news({type: 'failed', isFull: true});
  expect(await screen.findByText(/^Your browser ran out of space/u)).toBeInTheDocument();
});

it('removing the copy leaves offline mode', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await load('/license/?offlineMode=true&a=b#c');
  tellPages({type: 'removed'});
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(location.href).toMatch(/\/license\/\?a=b#c$/u);
});
