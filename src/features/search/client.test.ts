// @vitest-environment happy-dom
import {afterEach, expect, it, vi} from 'vitest';
import {createClient} from './client';
import {patienceMs} from './patience';
import {clientOfTest, lastVersion} from './testing/small-site';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const client = clientOfTest(createClient);
const search = () =>
  client().search({query: 'deploy', context: [`docs-default-${lastVersion}`], limit: 1});

/** A worker of which nothing is heard but errors. */
class SilentWorker extends EventTarget {
  static isTerminated = false;
  postMessage() {}
  terminate() {
    SilentWorker.isTerminated = true;
  }
}

it.each<[string, unknown]>([
  ['are missing', undefined],
  [
    'are forbidden',
    class {
      constructor() {
        throw new Error('Forbidden');
      }
    },
  ],
  [
    "can't fetch their script",
    class extends SilentWorker {
      constructor() {
        super();
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      }
    },
  ],
])('the search runs on the page when workers %s', async (_, Worker) => {
  vi.stubGlobal('Worker', Worker);
  expect((await search()).hits).toHaveLength(1);
});

it('the search moves to the page when its worker never answers', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
  const found = search();
  await vi.advanceTimersByTimeAsync(patienceMs);
  expect((await found).hits).toHaveLength(1);
  expect(SilentWorker.isTerminated).toBe(true);
});

it('an index file that hangs is an error after a while, and is asked for again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', undefined);
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const failed = expect(search()).rejects.toThrow("couldn't be fetched");
  await vi.advanceTimersByTimeAsync(patienceMs);
  await failed;
  vi.stubGlobal('fetch', answered);
  expect((await search()).hits).toHaveLength(1);
});
