import {afterEach, describe, expect, it, vi} from 'vitest';
import type {AnswerPart} from '../types';
import {answerWith} from './answer';
import type {AnswerClient} from './client';
import {indexSections} from '../engine/tag-index';
import {boats} from './passages.fixture';
import {standInLanguageModel} from './prompt-api.stand-in';
import {respond} from './respond';

const index = await indexSections(boats);
const client: AnswerClient = {
  ask: async ({question, history}) => respond([index], question, history),
};
const context = {tags: ['docs-default-3.9.2'], locale: 'en'};
const question = 'How do I paint the hull of my boat?';

async function ask(text = question, signal = new AbortController().signal) {
  const parts: AnswerPart[] = [];
  for await (const part of answerWith(client).answer(text, [], context, signal)) {
    parts.push(part);
  }
  return parts;
}

function withModel(...[behavior]: Parameters<typeof standInLanguageModel>) {
  const model = standInLanguageModel(behavior);
  vi.stubGlobal('LanguageModel', model);
  return model;
}

afterEach(() => vi.unstubAllGlobals());

const methodOf = (parts: AnswerPart[]) =>
  parts.flatMap((part) => (part.type === 'method' ? part.method : []));
const textsOf = (parts: AnswerPart[]) =>
  parts.flatMap((part) => (part.type === 'statement' ? part.text : []));

describe('without a language model', () => {
  it('passages answer, and the answer says so first', async () => {
    const parts = await ask();
    expect(parts[0]).toEqual({type: 'method', method: 'passages'});
    expect(textsOf(parts).length).toBeGreaterThan(0);
  });

  it.each(['unavailable', 'downloadable', 'downloading'] as const)(
    'one that is %s counts as none',
    async (availability) => {
      const model = withModel({availability, chunks: ['Paint keeps water out of the hull [1].']});
      expect(methodOf(await ask())).toEqual(['passages']);
      expect(model.prompts).toEqual([]);
    },
  );

  it('a reader who stops the answer gets no more of it', async () => {
    const controller = new AbortController();
    const answer = answerWith(client).answer(question, [], context, controller.signal);
    const parts = answer[Symbol.asyncIterator]();
    await parts.next();
    controller.abort();
    await expect(parts.next()).rejects.toThrow();
  });
});

describe('with a language model', () => {
  it('its sentences answer, each with the section that it names', async () => {
    const model = withModel({
      chunks: [
        'Paint keeps water',
        ' out of the hull [1]. ',
        'The paint lasts for two years.',
        ' [1]',
      ],
    });
    const parts = await ask();
    expect(methodOf(parts)).toEqual(['language-model']);
    expect(parts.filter(({type}) => type === 'statement')).toEqual([
      expect.objectContaining({
        text: 'Paint keeps water out of the hull.',
        citation: expect.objectContaining({number: 1, url: '/docs/boats/#paint'}),
      }),
      expect.objectContaining({text: 'The paint lasts for two years.'}),
    ]);
    expect(model.prompts[0]).toContain('Source [1]: Boats > Paint the hull');
    expect(model.destroyed).toBe(1);
  });

  it('shows the sample of the docs', async () => {
    withModel({chunks: ['Paint keeps water out of the hull [1].']});
    expect((await ask()).at(-1)).toMatchObject({
      type: 'code',
      code: "{hullColor: 'red'}",
      citation: {number: 1},
    });
  });

  it('drops what its source does not support', async () => {
    withModel({
      chunks: [
        'Paint keeps water out of the hull [1]. ',
        'Paint the hull with hullShape [1]. ',
        'Paint lasts for 9 years in the hull [1]. ',
        'Whales sing loudly below the equator [1]. ',
        'Sails catch wind and need no source. ',
        'Paint keeps water out [7].',
      ],
    });
    expect(textsOf(await ask())).toEqual(['Paint keeps water out of the hull.']);
  });

  it.each([
    ['says that it found nothing', {chunks: ['NOT FOUND.']}],
    ['says nothing', {chunks: []}],
    ['says nothing that is supported', {chunks: ['The moon is made of cheese [1].']}],
    ['fails', {error: new Error('out of memory')}],
  ])('that %s, passages answer', async (_, behavior) => {
    const model = withModel(behavior);
    const parts = await ask();
    expect(methodOf(parts)).toEqual(['passages']);
    expect(textsOf(parts).length).toBeGreaterThan(0);
    expect(model.destroyed).toBe(1);
  });

  it('that fails half-way, what it said stands', async () => {
    withModel({chunks: ['Paint keeps water out of the hull [1]. Then'], error: new Error('gone')});
    const parts = await ask();
    expect(methodOf(parts)).toEqual(['language-model']);
    expect(textsOf(parts)).toEqual(['Paint keeps water out of the hull.']);
  });

  it('is not asked what the docs do not answer', async () => {
    const model = withModel({chunks: ['Paint keeps water out of the hull [1].']});
    expect((await ask('What is the capital of France?')).map(({type}) => type)).toEqual([
      'method',
      'not-found',
    ]);
    expect(model.prompts).toEqual([]);
  });
});
