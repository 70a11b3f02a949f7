import {describe, expect, it} from 'vitest';
import {countSections, termRange, termsWithPrefix, type TermRange} from './inverted-index';
import {indexOf} from './small-index.fixture';

const index = await indexOf(
  {title: 'Sidebar', text: 'The sidebar lists docs, and docs again.'},
  {title: 'Docs', text: 'A side note. Zürich 日本'},
);
const textOf = ({from, to}: TermRange) => index.terms.slice(from, to);

describe('the terms of an index', () => {
  it('are found by their beginning', () => {
    expect(textOf(termsWithPrefix(index, 'side'))).toEqual(['side', 'sidebar']);
    expect(textOf(termsWithPrefix(index, '日'))).toEqual(['日本']);
    expect(textOf(termsWithPrefix(index, 'x'))).toEqual([]);
    expect(textOf(termsWithPrefix(index, ''))).toEqual(index.terms);
  });

  it('are found as they are', () => {
    expect(textOf(termRange(index, 'side'))).toEqual(['side']);
    expect(textOf(termRange(index, 'sid'))).toEqual([]);
  });

  it('are counted by section, however many fields have them', () => {
    const countOf = (term: string) => countSections(index, index.terms.indexOf(term));
    expect(countOf('docs')).toBe(2);
    expect(countOf('sidebar')).toBe(1);
  });
});
