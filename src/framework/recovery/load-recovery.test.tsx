import path from 'node:path';
import {runInThisContext} from 'node:vm';
import {screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {readInlineScript} from '../security/inline-scripts';

const main = '/assets/js/main.0123abcd.js';
const isLoading = /^Part of this page is still loading/u;

let reload: ReturnType<typeof vi.spyOn>;
let requests: [url: string, options: RequestInit][];

/** Opens a page up to its inline script. @param status what the server answers, if it does */
function open({status = 200, type = 'navigate'}: {status?: number; type?: string} = {}) {
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    requests.push([url, options]);
    if (!status) {
      throw new TypeError('Failed to fetch');
    }
    return new Response(null, {status});
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{type}] as never);
  runInThisContext(readInlineScript(path.join(import.meta.dirname, 'load-recovery.js')));
}

const failToFetch = (src: string) => {
  const script = Object.assign(document.createElement('div'), {src});
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
};
const failToRun = (filename: string, error: Error) =>
  window.dispatchEvent(Object.assign(new Event('error'), {error, filename}));

beforeEach(() => {
  requests = [];
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const add = vi.spyOn(window, 'addEventListener');
  vi.useFakeTimers({shouldAdvanceTime: true});
  return () => add.mock.calls.forEach((call) => window.removeEventListener(...call));
});

afterEach(() => document.body.replaceChildren());

it.each<[string, () => void]>([
  ['missing', () => failToFetch(main)],
  ['damaged', () => failToRun(main, new SyntaxError('Unexpected end of input'))],
  ['incomplete without its runtime', () => failToFetch('/assets/js/runtime~main.0123abcd.js')],
])(
  'a page whose main script is %s fetches it anew and reloads once',
  {tags: ['route-load-failure']},
  async (_, fail) => {
    open();
    fail();
    // Several scripts may be gone.
    fail();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(requests.map(([, options]) => options)).toEqual([
      {cache: 'reload'},
      {method: 'HEAD', cache: 'no-store'},
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

it.each([
  ['has been reloaded already', {type: 'reload'}],
  ['cannot be reached', {status: 0}],
  ['fails', {status: 503}],
])(
  'a page without its main script says so when the server %s, with Retry',
  {tags: ['route-load-failure']},
  async (_, server) => {
    open(server);
    failToFetch(main);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Part of this page did not load\..*main\.0123abcd\.js could not be loaded/u,
    );
    expect(reload).not.toHaveBeenCalled();
    screen.getByRole('button', {name: 'Retry'}).click();
    expect(reload).toHaveBeenCalledOnce();
  },
);

it('a page that was left while its scripts loaded loads anew when the browser shows it again', async () => {
  open({status: 0});
  failToFetch(main);
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted}));
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
  await screen.findByRole('alert');
});

it('what a page can do without is no reason to reload it', async () => {
  open();
  failToFetch('/assets/js/17896441.0123abcd.js');
  failToFetch('/img/logo.svg');
  failToRun(main, new TypeError('It is not a function'));
  document.documentElement.dataset.hasHydrated = 'true';
  failToFetch(main);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toEqual([]);
  expect(document.body).toBeEmptyDOMElement();
});

it('a page that takes 10 s shows a notice with Reload until it is ready', async () => {
  open();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(document.body).toBeEmptyDOMElement();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.getByRole('alert')).toHaveTextContent(isLoading);
  screen.getByRole('button', {name: 'Reload'}).click();
  expect(reload).toHaveBeenCalledOnce();
  document.documentElement.dataset.hasHydrated = 'true';
  await waitFor(() => expect(document.body).toBeEmptyDOMElement());
});

it('the notice about a slow page gives way to the one about a failure', async () => {
  open({type: 'reload'});
  await vi.advanceTimersByTimeAsync(10_000);
  failToFetch(main);
  await screen.findByText(/^Part of this page did not load/u);
  expect(screen.queryByText(isLoading)).not.toBeInTheDocument();
});
