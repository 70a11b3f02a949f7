import {describe, expect, it} from 'vitest';
import type {AnswerPart} from '../types';
import {parseConversations, withConversation, type Conversation} from './conversations';

const citation = {url: '/docs/#a', tag: 'docs-default-current', titles: ['A'], number: 1};

const parts: AnswerPart[] = [
  {type: 'method', method: 'passages'},
  {type: 'statement', text: 'So it is.', citation},
  {type: 'code', code: 'a', language: 'js', citation},
  {type: 'not-found', nearest: [citation]},
];

const conversation = (id: string, answer = parts, count = 1): Conversation => ({
  id,
  exchanges: Array.from({length: count}, (_, index) => ({question: `Question ${index}?`, answer})),
});

describe('stored conversations', () => {
  it('are read as they were written', () => {
    const conversations = [conversation('a'), conversation('b')];
    expect(parseConversations(JSON.stringify(conversations))).toEqual(conversations);
    expect(parseConversations(null)).toEqual([]);
  });

  it.each([
    ['a script as a link', {...parts[1], citation: {...citation, url: 'javascript:alert(1)'}}],
    ['a link to another site', {...parts[1], citation: {...citation, url: '//example.com'}}],
    ['a part of no known kind', {type: 'constructor'}],
    ['a part without its text', {...parts[1], text: undefined}],
    ['no part at all', null],
  ])('are left out with %s', (_, part) => {
    const stored = [conversation('a', [part as AnswerPart]), conversation('b')];
    expect(parseConversations(JSON.stringify(stored))).toEqual([conversation('b')]);
  });

  it.each(['[{', '{}', '[null, 1, "a", {"id": "a", "exchanges": []}]'])(
    'are none when the entry is damaged: %s',
    (stored) => {
      expect(parseConversations(stored)).toEqual([]);
    },
  );

  it('are ten at most, of ten exchanges at most, the latest first', () => {
    let all: Conversation[] = [];
    for (let index = 0; index < 12; index += 1) {
      all = withConversation(all, conversation(String(index)));
    }
    all = withConversation(all, conversation('5', parts, 14));
    expect(all.map(({id}) => id)).toEqual(['5', '11', '10', '9', '8', '7', '6', '4', '3', '2']);
    expect(all[0]!.exchanges.map(({question}) => question)).toEqual(
      Array.from({length: 10}, (_, index) => `Question ${index + 4}?`),
    );
  });
});
