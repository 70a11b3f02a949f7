// @vitest-environment happy-dom
import {expect, it, vi} from 'vitest';
import {getClient} from './client';
import {startEarlyWorker} from './field/early-worker';

/** Replaces workers by ones that do nothing, and returns those that are started. */
function stubWorkers(): EventTarget[] {
  const workers: EventTarget[] = [];
  class SilentWorker extends EventTarget {
    constructor() {
      super();
      workers.push(this);
    }
    postMessage() {}
    terminate() {}
  }
  vi.stubGlobal('Worker', SilentWorker);
  return workers;
}

const search = () =>
  expect(getClient('/').search({query: 'deploy', context: [], limit: 1})).rejects.toThrow(
    'could not be loaded',
  );

const fail = (worker: EventTarget | undefined) => worker?.dispatchEvent(new Event('error'));

it('a worker whose script fails or hangs is an error, and the next search starts another', async () => {
  vi.useFakeTimers();
  const workers = stubWorkers();
  const failing = search();
  fail(workers[0]);
  await failing;
  const hanging = search();
  vi.runAllTimers();
  await hanging;
  expect(workers).toHaveLength(2);
});

it('goes on with the worker that was started before React, unless it has failed', async () => {
  const workers = stubWorkers();
  startEarlyWorker('/worker.js', 'http://localhost/');
  startEarlyWorker('/worker.js', 'http://localhost/');
  const failing = search();
  expect(workers).toHaveLength(1);
  fail(workers[0]);
  await failing;
  startEarlyWorker('/worker.js', 'http://localhost/');
  fail(workers[1]);
  const other = search();
  expect(workers).toHaveLength(3);
  fail(workers[2]);
  await other;
});
