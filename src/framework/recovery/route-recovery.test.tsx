import path from 'node:path';
import {runInThisContext} from 'node:vm';
import preload from '@docusaurus/core/lib/client/preload';
import {screen} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import {readInlineScript} from '../security/inline-scripts';

vi.mock('@docusaurus/core/lib/client/preload', () => ({default: vi.fn()}));

let preloadNextPage: (pathname: string) => Promise<void>;
const serverAnswers = vi.fn(async () => true);

// The inline script of every page.
runInThisContext(readInlineScript(path.join(import.meta.dirname, 'load-recovery.js')));
window.loadRecovery.expectHydration(false);
Object.assign(window.loadRecovery, {serverAnswers});

const failure = new Error('Loading chunk 17896441 failed.');
const failing = () => vi.mocked(preload).mockRejectedValueOnce(failure);

beforeEach(async () => {
  // It remembers a failure until the page is reloaded.
  vi.resetModules();
  ({default: preloadNextPage} = await import('./preload-next-page'));
  vi.useFakeTimers({shouldAdvanceTime: true});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('a page that takes over 10 s to load shows a notice and ways on', async () => {
  const ready: (() => void)[] = [];
  vi.mocked(preload).mockImplementation(
    () => new Promise((resolve) => ready.push(() => resolve([]))),
  );
  const goBack = vi.spyOn(history, 'back').mockImplementation(() => {});
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const first = preloadNextPage('/showcase/');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.getByRole('alert')).toHaveTextContent(/^The page you opened is still loading/u);
  screen.getByRole('button', {name: 'Go back'}).click();
  screen.getByRole('button', {name: 'Reload'}).click();
  expect([goBack.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);

  // Another page starts anew.
  const second = preloadNextPage('/blog/');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  ready[0]!();
  await first;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  ready[1]!();
  await second;
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it(
  'a page that is opened while another one is reloaded replaces it',
  {tags: ['preload-failure']},
  async () => {
    failing();
    await expect(preloadNextPage('/showcase/')).rejects.toBe(failure);
    vi.mocked(preload).mockResolvedValueOnce([]);
    // The caller reloads the page once more, for its URL of now.
    await expect(preloadNextPage('/blog/')).rejects.toBe(failure);
  },
);

it.each([
  ['is reloaded when the server answers', true, undefined, true],
  ['is reloaded from the offline app', true, '{"offlineMode":true}', false],
  ['shows the error without a reload otherwise', false, undefined, false],
])(
  'a next page whose code fails to load %s',
  {tags: ['preload-failure']},
  async (_, isReloaded, params, answers) => {
    const controller = params && {scriptURL: `https://site.test/sw.js?params=${params}`};
    vi.stubGlobal('navigator', {...navigator, serviceWorker: {controller}});
    serverAnswers.mockResolvedValueOnce(answers);
    failing();
    const result = preloadNextPage('/showcase/');
    // The caller reloads the page if it rejects.
    await (isReloaded
      ? expect(result).rejects.toBe(failure)
      : expect(result).resolves.toBe(undefined));
  },
);
