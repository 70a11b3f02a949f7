import {expect, it} from 'vitest';
import {answerMarkdown} from './answer-markdown';

const first = {url: '/docs/#a', tag: 'docs-default-current', titles: ['Page', 'A_b'], number: 1};
const second = {...first, url: '/docs/b/', titles: ['B'], number: 2};

it('copies statements with links, code whole, and the list of sections', () => {
  expect(
    answerMarkdown(
      {
        question: 'How *so*?',
        answer: [
          {type: 'method', method: 'passages'},
          {type: 'statement', text: 'Set `x`.', citation: second},
          {type: 'statement', text: 'Then y.', citation: first},
          {type: 'code', code: '```js\na\n```', language: 'md', citation: first},
        ],
      },
      'https://docs.example.com',
    ),
  ).toBe(`**How \\*so\\*?**

Set \\\`x\\\`. [2](https://docs.example.com/docs/b/)

Then y. [1](https://docs.example.com/docs/#a)

\`\`\`\`md
\`\`\`js
a
\`\`\`
\`\`\`\`

From [1](https://docs.example.com/docs/#a)

1. [Page › A\\_b](https://docs.example.com/docs/#a)
2. [B](https://docs.example.com/docs/b/)`);
});

it('says of a question without an answer what is near', () => {
  expect(
    answerMarkdown(
      {question: 'Why?', answer: [{type: 'not-found', nearest: [second]}]},
      'http://a',
    ),
  ).toBe('**Why?**\n\nNot found in these docs. Nearest sections:\n\n2. [B](http://a/docs/b/)');
});
