import {describe, expect, it} from 'vitest';
import {createTermReader} from './found-terms';
import {termRange, termsWithPrefix} from './inverted-index';
import {fieldNames, fieldSet} from './section-fields';
import {indexOf} from './small-index.fixture';
import {createFinder, type Lookup} from './term-query';

const index = await indexOf(
  {title: 'sidebar', text: 'docs docs label'},
  {title: 'docs', path: 'guide'},
  {text: 'sidebar items'},
  {text: 'nothing of it here at all'},
  {text: 'item item list'},
  {text: 'item list list'},
);
const find = createFinder(index);
const readTerms = createTermReader(index);

const word = (text: string, weight = 1): Lookup => ({
  ...termRange(index, text),
  word: text,
  weight,
});
const beginning = (text: string): Lookup => ({
  ...termsWithPrefix(index, text),
  word: text,
  weight: 1,
});

type Found = {section: number; score: number; fields: number};

function search(groups: Lookup[][], fields = fieldSet(...fieldNames)): Found[] {
  const found: Found[] = [];
  find({groups, fields}, (section, score, own) => found.push({section, score, fields: own}));
  return found.sort((a, b) => a.section - b.section);
}
const placesOf = (...args: Parameters<typeof search>) =>
  search(...args).map(({section}) => section);

describe('a query', () => {
  it('finds sections that have one of a group', () => {
    expect(placesOf([[word('sidebar'), word('guide')]])).toEqual([0, 1, 2]);
  });

  it('needs something of each group', () => {
    expect(placesOf([[word('sidebar')], [word('docs'), word('guide')]])).toEqual([0]);
    expect(placesOf([[word('sidebar')], [word('missing')]])).toEqual([]);
  });

  it('finds words by their beginning', () => {
    expect(placesOf([[beginning('it')]])).toEqual([2, 3, 4, 5]);
  });

  it('looks in the fields that it names, and tells where something was', () => {
    expect(placesOf([[word('sidebar')]], fieldSet('title'))).toEqual([0]);
    expect(search([[word('docs')]]).map(({fields}) => fields)).toEqual([
      fieldSet('text'),
      fieldSet('title'),
    ]);
  });

  it('leaves nothing for the next', () => {
    const before = search([[word('docs')]]);
    search([[word('sidebar')], [word('docs')]]);
    expect(search([[word('docs')]])).toEqual(before);
  });
});

describe('the score of a section', () => {
  const scoreOf = (section: number, groups: Lookup[][]) =>
    search(groups).find((each) => each.section === section)!.score;

  it('is what BM25 says of the field, times what that counts', () => {
    // `label` is in the text of one of six sections, which has two different terms; the six have
    // 2, 0, 2, 6, 2 and 2.
    const rareness = Math.log(1 + 5.5 / 1.5);
    const norm = 1 - 0.6 + (0.6 * 2) / (14 / 6);
    expect(scoreOf(0, [[word('label')]])).toBeCloseTo((rareness * 2.2) / (1 + 1.2 * norm), 5);
  });

  it('grows with what is there more often', () => {
    expect(scoreOf(4, [[word('item')]])).toBeGreaterThan(scoreOf(5, [[word('item')]]));
  });

  it('grows with the number of words that are found', () => {
    const label = scoreOf(0, [[word('label')]]);
    const docs = scoreOf(0, [[word('docs')]]);
    expect(scoreOf(0, [[word('label'), word('docs')]])).toBeCloseTo(2 * (label + docs), 5);
    expect(scoreOf(0, [[word('label')], [word('label')]])).toBeCloseTo(2 * label, 5);
  });

  it('is less for a word of less weight, and for a longer one than was looked for', () => {
    const label = scoreOf(0, [[word('label')]]);
    expect(scoreOf(0, [[word('label', 0.6)]])).toBeCloseTo(0.6 * label, 5);
    const near = scoreOf(0, [[beginning('labe')]]);
    expect(near).toBeLessThan(0.2 * label);
    expect(scoreOf(0, [[beginning('lab')]])).toBeLessThan(near);
  });
});

describe('the terms of a section', () => {
  const all = fieldSet(...fieldNames);

  it('are those that a query found', () => {
    const groups = [[beginning('si'), word('label'), word('guide')]];
    expect([...readTerms(0, [{groups, fields: all}])]).toEqual(['sidebar', 'label']);
    expect([...readTerms(0, [{groups, fields: fieldSet('text')}])]).toEqual(['label']);
  });

  it('are none where a part of the query is missing', () => {
    const groups = [[word('sidebar')], [word('docs')]];
    expect([...readTerms(2, [{groups, fields: all}])]).toEqual([]);
    expect([...readTerms(0, [{groups, fields: all}])]).toEqual(['sidebar', 'docs']);
  });
});
