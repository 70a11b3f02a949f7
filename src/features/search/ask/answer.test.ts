import {afterEach, expect, it, vi} from 'vitest';
import type {Answer} from './answer';
import {toMarkdown} from './answer-markdown';
import {chooseWithModel} from './language-model';

const source = {url: '/docs/a/#b', titles: ['A *page* [1]', 'B']};
const sample = {code: 'x\n```', language: 'md'};
const found: Answer = {
  extracts: [{source, sentences: ['Set `a_b` to <1>.'], sample}],
  nearest: [source],
  candidates: [
    {source, sentence: 'Set `a_b` to <1>.'},
    {source, sentence: 'Or leave it out.'},
  ],
};

afterEach(() => vi.unstubAllGlobals());

it('an answer in Markdown quotes text and code as they are', () => {
  expect(toMarkdown(found, 'Docs 2.0')).toEqual([
    'Quoted from **Docs 2.0**:',
    'Set `a_b` to \\<1\\>. [A *page* \\[1\\] › B](/docs/a/#b)',
    '````md\nx\n```\n````',
  ]);
});

it.each([
  ['chooses the sentences, but makes up none', 'available', '2, 17', 'Or leave it out.'],
  ['may choose nothing', 'available', 'Nothing of use', 'Set `a_b` to <1>.'],
  ['is not used if it would have to be downloaded', 'downloadable', '2', 'Set `a_b` to <1>.'],
])('a language model of the browser %s', async (_, availability, reply, sentence) => {
  vi.stubGlobal('LanguageModel', {
    availability: async () => availability,
    create: async () => ({prompt: async () => reply, destroy() {}}),
  });
  const {extracts} = await chooseWithModel('One?', found);
  expect(extracts).toEqual([{source, sentences: [sentence], sample}]);
});
