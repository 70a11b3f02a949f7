import {fetchLoader} from '../engine/fetch-loader';
import {SearchLoadError} from '../types';
import {createDocsLoader, type LoadDocs} from './load-docs';
import type {WorkerRequest, WorkerResponse} from './messages';
import {respond} from './respond';

let loadDocs: LoadDocs | undefined;

const reply = (response: WorkerResponse) => postMessage(response);

addEventListener('message', ({data: request}: MessageEvent<WorkerRequest>) => {
  if (request.type === 'start') {
    loadDocs = createDocsLoader(fetchLoader(request.baseUrl));
    return;
  }
  const {id, question, history, context} = request;
  loadDocs?.(question, context).then(
    (indexes) => reply({id, response: respond(indexes, question, history)}),
    (error: unknown) =>
      reply({
        id,
        message: error instanceof Error ? error.message : String(error),
        isLoadError: error instanceof SearchLoadError,
      }),
  );
});
