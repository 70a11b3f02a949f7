// @ts-check
import {describe, expect, it} from 'vitest';
import {Facts} from '../facts.mjs';
import {readPage} from '../page/read-page.mjs';
import {docsVersions} from '../versions.mjs';
import {checkMessages, isQuoted, unreachable} from './check-messages.mjs';

const {data} = Facts.load(docsVersions[0]?.framework ?? '');
const facts = new Facts({
  ...data,
  messages: [
    {package: '@docusaurus/core', text: 'No docs at {path}'},
    {package: '@docusaurus/core', text: 'Git is missing'},
  ],
});

/** The problems of a page that quotes a message and has another block. */
const problems = (quote = '', title = '') =>
  checkMessages(
    [
      readPage(
        'docs/api/misc/errors.mdx',
        `\`\`\`text\nNo docs at {folder}\n\n${quote}\n\`\`\`\n\n\`\`\`text${title}\nGit is missing\n\`\`\`\n`,
      ),
    ],
    facts,
  ).map(({line, message}) => `${line}: ${message}`);

describe('The page about errors', () => {
  it('explains all messages, and no others', () => {
    expect(problems()).toEqual([]);
    expect(problems('No reader here')).toEqual([
      expect.stringContaining('4: messages: no package of'),
    ]);
  });

  it('names other software whose messages it quotes', () => {
    const unexplained = expect.stringMatching(/^1: .*@docusaurus\/core can print "Git .*Explain/u);
    expect(problems('', ' title="React"')).toEqual([unexplained]);
    expect(problems('', ' title="Docusaurus"')).toEqual([
      expect.stringContaining('"Docusaurus" is no other software'),
      unexplained,
    ]);
  });

  it('is reported once if it does not exist', () => {
    expect(checkMessages([], facts, {isRequired: true})).toHaveLength(1);
    expect(checkMessages([], facts)).toEqual([]);
  });
});

it('The messages that no user can cause exist and have a reason', () => {
  const texts = docsVersions.flatMap(({framework}) =>
    Facts.load(framework).data.messages.map(({text}) => text),
  );
  for (const {reason, messages} of unreachable) {
    expect(reason.split(' ').length).toBeGreaterThan(3);
    expect(messages.filter((quote) => !texts.some((text) => isQuoted(text, quote)))).toEqual([]);
  }
});

describe('A quote', () => {
  it.each([
    {quote: 'No {thing}\nat {place}', is: true, how: 'names values and breaks lines as it likes'},
    {quote: 'No {doc} …', is: true, how: 'leaves out the rest'},
    {quote: 'No {doc}', is: false, how: 'does not end early without a sign'},
    {quote: 'No docs at {path}', is: false, how: 'has values where the message has some'},
  ])('$how', ({quote, is}) => {
    expect(isQuoted('No {doc} at {path}', quote)).toBe(is);
  });
});
