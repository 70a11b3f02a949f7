import {describe, expect, it} from 'vitest';
import {rowStatement, sentencesOf, splitSentences} from './sentences';

describe('sentences', () => {
  it('end where their marks and a space are', () => {
    expect(splitSentences('Run the build. Is it done? Then serve it!')).toEqual([
      'Run the build.',
      'Is it done?',
      'Then serve it!',
    ]);
  });

  it.each(['Use e.g. a path.', 'Node.js 20 is needed.', 'Open docusaurus.config.ts first.'])(
    '"%s" is one',
    (text) => {
      expect(splitSentences(text)).toEqual([text]);
    },
  );

  it('know the one before them in their paragraph only', () => {
    const sentences = sentencesOf(['One is here. Two is there.', {list: ['Three is an item.']}]);
    expect(sentences.map(({previous}) => previous)).toEqual([undefined, 'One is here.', undefined]);
  });
});

describe('a row of a table', () => {
  const options = ['Option', 'Type', 'Default', 'Description'];

  it.each([
    [
      options,
      ['id', 'string', "'default'", 'Tells them apart. See here.'],
      "id — Default: 'default'; Tells them apart.",
    ],
    [options, ['path', 'string', '—', 'Where it is.'], 'path — Where it is.'],
    [['You want', 'Do this'], ['a doc', 'write it'], 'a doc — write it'],
    [
      ['Version', 'Node.js', 'React'],
      ['3.9', '20 or newer', '18, 19'],
      'Version: 3.9 — Node.js: 20 or newer; React: 18, 19',
    ],
  ])('of %j reads as a statement', (columns, cells, statement) => {
    expect(rowStatement(columns, cells)).toBe(statement);
  });
});
