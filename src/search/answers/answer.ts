import type {AnswerPart, Answerer} from '../types';
import type {AnswerClient} from './client';
import {answerWithModel} from './language-model';
import type {Ask, Response} from './messages';
import {findLanguageModel, type LanguageModelApi} from './prompt-api';

const isAnswer = ({parts}: Response) => parts.every(({type}) => type !== 'not-found');

/** What the model says that its sources support; nothing when it fails. */
async function* tryModel(
  api: LanguageModelApi,
  ask: Ask,
  {parts, sources}: Response,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  let isFirst = true;
  try {
    for await (const part of answerWithModel(api, ask, sources, signal)) {
      if (isFirst) {
        yield {type: 'method', method: 'language-model'};
        isFirst = false;
      }
      yield part;
    }
  } catch {
    // A model that fails is no reason to fail: what it said so far stands, or passages answer.
    signal.throwIfAborted();
  }
  // Samples come from the docs, not from the model; its sources have numbers of their own.
  const sample = parts.find((part) => part.type === 'code');
  const source = sources.find(({citation}) => citation.url === sample?.citation.url);
  if (!isFirst && sample && source) {
    yield {...sample, citation: source.citation};
  }
}

/** Answers with the browser's language model where it is at hand, otherwise with passages. */
export const answerWith = (client: AnswerClient): Answerer => ({
  async *answer(question, history, context, signal) {
    const ask = {question, history, context};
    const response = await client.ask(ask, signal);
    const api = isAnswer(response) ? await findLanguageModel() : undefined;
    let isAnswered = false;
    if (api) {
      for await (const part of tryModel(api, ask, response, signal)) {
        isAnswered = true;
        yield part;
      }
    }
    if (!isAnswered) {
      yield {type: 'method', method: 'passages'};
      for (const part of response.parts) {
        signal.throwIfAborted();
        yield part;
      }
    }
  },
});
