import {SearchLoadError} from '../types';
import type {Ask, Response, WorkerRequest, WorkerResponse} from './messages';

type Pending = {resolve: (response: Response) => void; reject: (reason: unknown) => void};

export type AnswerClient = {
  /**
   * @throws {@link SearchLoadError} when passages cannot be loaded
   * @throws the signal's reason, when that stops it
   */
  ask(ask: Ask, signal: AbortSignal): Promise<Response>;
};

function startWorker(baseUrl: string) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const pending = new Map<number, Pending>();
  worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
    const call = pending.get(data.id);
    pending.delete(data.id);
    if ('response' in data) {
      call?.resolve(data.response);
    } else {
      call?.reject(data.isLoadError ? new SearchLoadError(data.message) : new Error(data.message));
    }
  });
  const post = (request: WorkerRequest) => worker.postMessage(request);
  post({type: 'start', baseUrl});
  return {worker, pending, post};
}

/**
 * Asks a worker, which starts with the first question.
 *
 * @param baseUrl address of the site, with the origin and a slash at its end
 */
export function createAnswerClient(baseUrl: string): AnswerClient {
  let running: ReturnType<typeof startWorker> | undefined;
  let lastId = 0;

  function getWorker() {
    if (!running) {
      const started = startWorker(baseUrl);
      // The worker's own file could not be loaded, or is not JavaScript.
      started.worker.addEventListener('error', (event) => {
        event.preventDefault();
        running = undefined;
        started.worker.terminate();
        const error = new SearchLoadError('The worker of the answers cannot be loaded.');
        started.pending.forEach(({reject}) => reject(error));
      });
      running = started;
    }
    return running;
  }

  return {
    ask({question, history, context}, signal) {
      const {pending, post} = getWorker();
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        signal.addEventListener('abort', () => {
          pending.delete(id);
          reject(signal.reason);
        });
        pending.set(id, {resolve, reject});
        post({type: 'ask', id, question, history, context});
      });
    },
  };
}
