import {describe, expect, it} from 'vitest';
import {headedSections, isSupported, judge} from './measure-answers.mjs';

const columns = ['Option', 'Type', 'Default', 'Description'];
const section = {
  url: '/docs/3.9.2/cli/#build',
  level: 3,
  blocks: [
    'Run the build. It writes files.',
    {list: ['Serve the folder.']},
    {columns, rows: [['port', 'number', '3000', 'Where it listens.']]},
  ],
};

describe('a statement', () => {
  it.each([
    'It writes files.',
    'Run the build. It writes files.',
    'serve the folder',
    'port — Default: 3000; Where it listens.',
  ])('"%s" is supported', (text) => {
    expect(isSupported(text, section)).toBe(true);
  });

  it.each([
    'It writes many files.',
    'Files it writes.',
    'It writes files. Serve the folder.',
    'port — Default: 3001; Where it listens.',
    'write',
  ])('"%s" is not', (text) => {
    expect(isSupported(text, section)).toBe(false);
  });
});

describe('an answer', () => {
  const row = {...section, url: '/docs/3.9.2/cli/#option-port', level: 7};
  const lookup = {
    byUrl: new Map([section, row].map((each) => [each.url, each])),
    headed: headedSections([section, row]),
  };
  const question = {sections: ['cli/#build'], fact: ['writes']};
  const cite = (url, text) => ({type: 'statement', text, citation: {url}});

  it('is right with a row of a table in the section', () => {
    const {hasSection} = judge(question, [cite(row.url, 'It writes files.')], lookup);
    expect(hasSection).toBe(true);
  });

  it('is wrong when the section comes after three others', () => {
    const others = [1, 2, 3].map((number) => cite(`/docs/3.9.2/other/#${number}`, 'x'));
    const {hasSection, unsupported} = judge(
      question,
      [...others, cite(section.url, 'It writes files.')],
      lookup,
    );
    expect(hasSection).toBe(false);
    expect(unsupported).toHaveLength(3);
  });

  it('is too long with 121 words, or with two samples', () => {
    const words = (count) => cite(section.url, 'word '.repeat(count).trim());
    const sample = {type: 'code', code: '', citation: {url: section.url}};
    expect(judge(question, [words(120), sample], lookup).isShort).toBe(true);
    expect(judge(question, [words(121)], lookup).isShort).toBe(false);
    expect(judge(question, [sample, sample], lookup).isShort).toBe(false);
  });
});
