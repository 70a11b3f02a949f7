// @ts-check
import {describe, expect, it} from 'vitest';
import {Facts} from '../facts.mjs';
import {readPage} from '../page/read-page.mjs';
import {docsVersions} from '../versions.mjs';
import {checkMessages, isQuoted, unreachable} from './check-messages.mjs';

const versions = docsVersions.map(({name, folder, framework}) => ({
  name,
  page: readPage(`${folder}/api/misc/errors.mdx`),
  facts: Facts.load(framework),
}));
const [{page, facts}] = /** @type {[typeof versions[0]]} */ (/** @type {unknown} */ (versions));

/** The problems of Canary's page with some text replaced and another block. */
const problems = (from = '', to = '', block = {}) =>
  checkMessages(
    [
      {
        ...page,
        samples: [
          ...page.samples.map((sample) => ({...sample, code: sample.code.replace(from, to)})),
          {lang: '', meta: '', title: undefined, code: '', line: 7, marker: undefined, ...block},
        ],
      },
    ],
    facts,
  ).problems;

const planted = {lang: 'text', code: 'Git is fine.\n\nNo reader was found in "{place}".'};

describe('The page about errors', () => {
  it.each(versions)('of $name explains all messages', (version) => {
    expect(checkMessages([version.page], version.facts).problems).toEqual([]);
  });

  it('lacks a message that is removed', () => {
    expect(problems('Git not installed or not added to PATH!')).toEqual([
      {
        file: page.file,
        line: 1,
        message: expect.stringMatching(/@docusaurus\/core can print "Git not .*Explain it/u),
      },
    ]);
  });

  it('has no message that is invented', () => {
    expect(problems('', '', planted)).toEqual([
      expect.objectContaining({line: 7, message: expect.stringContaining('prints "Git is fine')}),
      expect.objectContaining({line: 9, message: expect.stringContaining('prints "No reader')}),
    ]);
  });

  it('names other software whose messages it quotes', () => {
    expect(problems('', '', {...planted, title: 'React'})).toEqual([]);
    expect(problems('', '', {...planted, title: 'Docusaurus'})).toEqual([
      expect.objectContaining({message: expect.stringContaining('is no other software')}),
    ]);
  });

  it.each(versions.slice(1))('of Canary does not fit $name, where messages differ', (version) => {
    const messages = checkMessages([page], version.facts).problems.map(({message}) => message);
    expect(messages).toContainEqual(expect.stringMatching(/prints "The Docusaurus config/u));
    expect(messages).toContainEqual(expect.stringMatching(/can print "Docusaurus couldn't get/u));
  });

  it('is reported once if it does not exist', () => {
    expect(checkMessages([], facts, {isRequired: true}).problems).toHaveLength(1);
    expect(checkMessages([], facts).problems).toEqual([]);
  });
});

describe('The messages that no user can cause', () => {
  it('exist and have a reason', () => {
    const texts = versions.flatMap((version) => version.facts.data.messages.map(({text}) => text));
    for (const {reason, messages} of unreachable) {
      expect(reason.split(' ').length).toBeGreaterThan(3);
      expect(messages.filter((quote) => !texts.some((text) => isQuoted(text, quote)))).toEqual([]);
    }
  });
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
