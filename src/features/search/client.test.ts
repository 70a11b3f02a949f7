// @vitest-environment happy-dom
import {expect, it, vi} from 'vitest';
import {getClient} from './client';

it('a worker whose script does not load is an error, and the next search starts another', async () => {
  const workers: EventTarget[] = [];
  class FailingWorker extends EventTarget {
    constructor() {
      super();
      workers.push(this);
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    }
    postMessage() {}
  }
  vi.stubGlobal('Worker', FailingWorker);
  const search = () => getClient('/').search({query: 'deploy', context: [], limit: 1});
  await expect(search()).rejects.toThrow('could not be loaded');
  await expect(search()).rejects.toThrow('could not be loaded');
  expect(workers).toHaveLength(2);
});
