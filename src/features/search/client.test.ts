// @vitest-environment happy-dom
import {expect, it, vi} from 'vitest';
import {getClient} from './client';

it('a worker whose script fails or hangs is an error, and the next search starts another', async () => {
  vi.useFakeTimers();
  const workers: EventTarget[] = [];
  class FailingWorker extends EventTarget {
    constructor() {
      super();
      workers.push(this);
    }
    postMessage() {}
    terminate() {}
  }
  vi.stubGlobal('Worker', FailingWorker);
  const search = () =>
    expect(getClient('/').search({query: 'deploy', context: [], limit: 1})).rejects.toThrow(
      'could not be loaded',
    );
  const failing = search();
  workers[0]?.dispatchEvent(new Event('error'));
  await failing;
  const hanging = search();
  vi.runAllTimers();
  await hanging;
  expect(workers).toHaveLength(2);
});
