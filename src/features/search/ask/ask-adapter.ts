import type {Engine} from '../engine/engine';
import {toMarkdown} from './answer-markdown';

/** What has become of the last question. */
export type AnswerState = 'answering' | 'ready' | 'stopped' | 'failed';

type Options = {
  engine: Engine;
  /** Search tags of the reader's page; the answer names the docs of the first one. */
  context: string[];
  areaName: (tag: string) => string;
  /** The application id passed to the modal, which is part of the URL it requests. */
  appId: string;
  onStateChange: (state: AnswerState) => void;
};

type Message = {role: string; parts: {type: string; text?: string}[]};

const textOf = ({parts}: Message) => parts.map(({text = ''}) => text).join('');

/** The reader's questions, oldest first. */
const questionsIn = (body: unknown): string[] => {
  const {messages} = JSON.parse(String(body)) as {messages: Message[]};
  return messages.filter(({role}) => role === 'user').map(textOf);
};

/**
 * Streams the paragraphs of an answer in the format of the AI SDK.
 *
 * @see https://ai-sdk.dev/docs/ai-sdk-ui/stream-protocol#ui-message-stream-protocol
 */
function toResponse(paragraphs: Promise<string[]>, signal?: AbortSignal | null): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    async start(controller) {
      const send = (data: string) => controller.enqueue(encoder.encode(`data: ${data}\n\n`));
      const sendPart = (part: object) => send(JSON.stringify(part));
      signal?.addEventListener('abort', () => controller.error(signal.reason));
      sendPart({type: 'start', messageId: crypto.randomUUID()});
      sendPart({type: 'text-start', id: 'answer'});
      for (const paragraph of await paragraphs) {
        sendPart({type: 'text-delta', id: 'answer', delta: `${paragraph}\n\n`});
      }
      sendPart({type: 'text-end', id: 'answer'});
      sendPart({type: 'finish'});
      send('[DONE]');
      controller.close();
    },
  });
  return new Response(body, {headers: {'content-type': 'text/event-stream'}});
}

/**
 * Answers the DocSearch modal's assistant requests on the reader's device. The modal has no option
 * for another transport, but looks up `fetch` for each request: while the adapter is installed, it
 * handles requests to the assistant of a fake application and passes on all others.
 * `ask.test.tsx` tests this with the pinned DocSearch version.
 *
 * @returns a function that removes the adapter
 */
export function answerLocally({
  engine,
  context,
  areaName,
  appId,
  onStateChange,
}: Options): () => void {
  const assistant = `https://${appId}.algolia.net/agent-studio/`;
  const {fetch} = globalThis;

  async function answer(body: unknown): Promise<string[]> {
    const questions = questionsIn(body);
    const question = questions.at(-1)!;
    const answer = await engine.ask(question, context, questions.at(-2));
    return toMarkdown(answer, areaName(context[0]!));
  }

  function report(paragraphs: Promise<string[]>, signal?: AbortSignal | null): void {
    const end = (state: AnswerState) => () => onStateChange(signal?.aborted ? 'stopped' : state);
    onStateChange('answering');
    signal?.addEventListener('abort', end('stopped'));
    paragraphs.then(end('ready'), end('failed'));
  }

  const answeringFetch: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(assistant)) {
      return fetch(input, init);
    }
    const paragraphs = answer(init?.body);
    report(paragraphs, init?.signal);
    return toResponse(paragraphs, init?.signal);
  };
  globalThis.fetch = answeringFetch;
  return () => {
    // Other code may have wrapped it since then; its wrapper still calls this one.
    if (globalThis.fetch === answeringFetch) {
      globalThis.fetch = fetch;
    }
  };
}
