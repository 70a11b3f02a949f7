import {expect, it} from 'vitest';
import type {Answer} from './answer';
import {toMarkdown} from './answer-markdown';

const source = {url: '/docs/a/#b', titles: ['A *page* [1]', 'B']};
const sample = {code: 'x\n```', language: 'md'};
const found: Answer = {
  extracts: [{source, sentences: ['Set `a_b` to <1>.'], sample}],
  nearest: [source],
};

it('an answer in Markdown quotes text and code as they are', () => {
  expect(toMarkdown(found, 'Docs 2.0')).toEqual([
    'Quoted from **Docs 2.0**:',
    'Set `a_b` to \\<1\\>. [A *page* \\[1\\] › B](/docs/a/#b)',
    '````md\nx\n```\n````',
  ]);
});
