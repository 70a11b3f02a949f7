import {afterEach, expect, it, vi} from 'vitest';
import {watchUpdates} from './updates';

afterEach(() => vi.useRealTimers());

const registration = (waiting: object | null, update: () => Promise<void>) =>
  Object.assign(new EventTarget(), {waiting, update}) as unknown as ServiceWorkerRegistration;

it('an open tab looks for updates every hour in offline mode only, also after a failure', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {serviceWorker: Object.assign(new EventTarget(), {controller: null})});
  const update = vi.fn(() => Promise.reject(new Error('offline')));
  watchUpdates(registration(null, update), false);
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(update).not.toHaveBeenCalled();
  watchUpdates(registration(null, update), true);
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(update).toHaveBeenCalledTimes(2);
});

it(
  'without offline mode, a waiting update is applied directly',
  {tags: ['service-worker-update']},
  () => {
    vi.stubGlobal('navigator', {
      serviceWorker: Object.assign(new EventTarget(), {controller: null}),
    });
    const postMessage = vi.fn();
    watchUpdates(
      registration({postMessage}, async () => {}),
      false,
    );
    expect(postMessage).toHaveBeenCalledWith({type: 'SKIP_WAITING'});
  },
);
