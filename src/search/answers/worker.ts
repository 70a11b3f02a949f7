import {fetchLoader} from '../engine/fetch-loader';
import {SearchLoadError} from '../types';
import {createPassageStore, type PassageStore} from './load-passages';
import type {WorkerRequest, WorkerResponse} from './messages';
import {respond} from './respond';

let store: PassageStore | undefined;

const reply = (response: WorkerResponse) => postMessage(response);

addEventListener('message', ({data: request}: MessageEvent<WorkerRequest>) => {
  if (request.type === 'start') {
    store = createPassageStore(fetchLoader(request.baseUrl));
    return;
  }
  const {id, question, history, context} = request;
  store?.load(question, context).then(
    (index) => reply({id, response: respond(index, question, history)}),
    (error: unknown) =>
      reply({
        id,
        message: error instanceof Error ? error.message : String(error),
        isLoadError: error instanceof SearchLoadError,
      }),
  );
});
