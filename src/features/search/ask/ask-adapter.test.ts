import {afterEach, expect, it, vi} from 'vitest';
import type {Engine} from '../engine/engine';
import type {Answer} from './answer';
import {answerLocally} from './ask-adapter';

const source = {url: '/docs/a/#b', titles: ['A *page*', 'B']};
const found: Answer = {
  extracts: [
    {
      source,
      sentences: ['Set `a_b` to <1>.'],
      sample: {code: 'x\n```', language: 'md'},
    },
  ],
  nearest: [source],
  candidates: [
    {source, sentence: 'Set `a_b` to <1>.'},
    {source, sentence: 'Or leave it out.'},
  ],
};

let stop = () => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const start = (answer: Answer | Error) => {
  const ask = vi.fn(async () => {
    if (answer instanceof Error) {
      throw answer;
    }
    return answer;
  });
  stop = answerLocally({
    engine: {ask} as unknown as Engine,
    context: ['docs-default-2.0'],
    areaName: () => 'Docs 2.0',
    appId: 'local',
  });
  return ask;
};

const post = (...questions: string[]) =>
  fetch('https://local.algolia.net/agent-studio/1/agents/docs/completions?stream=true', {
    method: 'POST',
    body: JSON.stringify({
      messages: questions.map((text) => ({role: 'user', parts: [{type: 'text', text}]})),
    }),
  });

const textOf = async (response: Response) =>
  (await response.text())
    .split('\n\n')
    .flatMap((line) => (line.includes('text-delta') ? JSON.parse(line.slice(6)).delta : []))
    .join('');

it("answers the modal's assistant and includes the previous question", async () => {
  const ask = start(found);
  expect(await textOf(await post('One?', 'Two?'))).toBe(
    'Quoted from **Docs 2.0**:\n\nSet `a_b` to \\<1\\>. [A \\*page\\* › B](/docs/a/#b)\n\n````md\nx\n```\n````\n\n',
  );
  expect(ask).toHaveBeenCalledWith('Two?', ['docs-default-2.0'], 'One?');
});

it('lets a model choose sentences and ignores ones that it makes up', async () => {
  start(found);
  const reply = vi.fn(async () => '2, 17');
  vi.stubGlobal('LanguageModel', {
    availability: async () => 'available',
    create: async () => ({prompt: reply, destroy: () => {}}),
  });
  expect(await textOf(await post('One?'))).toContain('Or leave it out. [');
  reply.mockResolvedValue('Nothing of use');
  expect(await textOf(await post('One?'))).toContain('Set `a_b`');
});

it('aborts the stream when the index cannot be loaded', async () => {
  start(new Error('search-index.json responded with status 404.'));
  await expect((await post('One?')).text()).rejects.toThrow('status 404');
});
