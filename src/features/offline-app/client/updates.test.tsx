import {act, screen, waitFor} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import {ask} from '../messages';
import {watchUpdates} from './updates';

const workers = Object.assign(new EventTarget(), {controller: null as object | null});

const offlineMode = {scriptURL: 'https://site.test/sw.js?params={"offlineMode":true}'};

beforeEach(() => {
  workers.controller = null;
  vi.stubGlobal('navigator', {...navigator, userAgent: 'test', serviceWorker: workers});
});

/** A worker of a release, which remembers what it is told. */
const workerOf = (release: string) => {
  const told: string[] = [];
  const postMessage = ({type}: {type: string}, [port]: MessagePort[] = []) => {
    told.push(type);
    port?.postMessage({answer: release});
  };
  return Object.assign(new EventTarget(), offlineMode, {told, postMessage, state: 'installed'});
};

type Workers = {active?: object; waiting?: object; update?: () => Promise<void>};

const watch = (registration: Workers, isOfflineModeOn = true) => {
  const target = Object.assign(new EventTarget(), {active: offlineMode, ...registration});
  watchUpdates(target as unknown as ServiceWorkerRegistration, isOfflineModeOn);
  return target;
};

const popup = () => screen.findByText('New version available');

it('an open tab looks for updates every hour in offline mode only, also after a failure', async () => {
  vi.useFakeTimers();
  const update = vi.fn(() => Promise.reject(new Error('offline')));
  watch({update}, false);
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(update).not.toHaveBeenCalled();
  watch({update});
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(update).toHaveBeenCalledTimes(2);
});

it(
  'in offline mode, an update is offered until the reader closes it, and applied on Refresh',
  {tags: ['service-worker-update']},
  async () => {
    vi.useFakeTimers({shouldAdvanceTime: true});
    const waiting = workerOf('second');
    watch({waiting});
    await popup();
    expect(waiting.told).toEqual(['release']);
    act(() => screen.getByRole('button', {name: 'Close'}).click());
    await waitFor(() => expect(screen.queryByText('New version available')).toBeNull());

    watch({waiting});
    await waitFor(() => expect(waiting.told).toEqual(['release', 'release']));
    // Its answer comes before this one.
    await ask(waiting as unknown as ServiceWorker, {type: 'release'});
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByText('New version available')).toBeNull();

    const installing = workerOf('third');
    const registration = Object.assign(watch({}), {installing});
    registration.dispatchEvent(new Event('updatefound'));
    Object.assign(registration, {installing: undefined, waiting: installing});
    installing.dispatchEvent(new Event('statechange'));
    await popup();
    act(() => screen.getByRole('button', {name: 'Refresh'}).click());
    expect(installing.told).toEqual(['release', 'SKIP_WAITING']);
  },
);

it('a kept page reloads when another release takes over, others stay', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const takeOver = () => workers.dispatchEvent(new Event('controllerchange'));
  watch({});
  workers.controller = offlineMode;
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  expect(reload).toHaveBeenCalled();
});
