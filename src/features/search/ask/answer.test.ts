import {expect, it} from 'vitest';
import type {Answer} from './answer';
import {toMarkdown} from './answer-markdown';

const source = {url: '/docs/a/#b', titles: ['A *page* [1]', 'B']};
const quotes = [
  {url: '/docs/a/#b', title: 'B', blocks: ['Set `a_b`.', '```md\nx\n```']},
  {url: '/docs/a/#c', title: '`c`', blocks: ['- **C**']},
];
const found: Answer = {extracts: [{source, quotes, isCut: true}], nearest: [source]};

it('an answer says that it quotes, and has each passage below its linked heading', () => {
  expect(toMarkdown(found, 'Docs 2.0')).toEqual([
    'Quoted from **Docs 2.0**:',
    '### [A *page* \\[1\\] › B](/docs/a/#b)',
    'Set `a_b`.',
    '```md\nx\n```',
    '#### [c](/docs/a/#c)',
    '- **C**',
    '…',
  ]);
});
