import {describe, expect, it} from 'vitest';
import {wrapTitle} from './wrap-title';

/** Every character has a width of 1. */
const wrap = (title: string, maxWidth = 20, maxLines = 3) =>
  wrapTitle(title, maxWidth, maxLines, (text) => [...text].length);

describe('a title', () => {
  it.each([
    ['that fits stays on one line', 'Installation', ['Installation']],
    ['is broken between words', 'Deploy your site to a host', ['Deploy your', 'site to a host']],
    [
      'avoids a single word on the last line',
      'Search engines on all pages',
      ['Search engines', 'on all pages'],
    ],
    [
      'keeps a name on one line if it fits',
      'Docs plugin (plugin-content-x)',
      ['Docs plugin', '(plugin-content-x)'],
    ],
    [
      'breaks a long name at its separators',
      'string-literal-i18n-messages',
      ['string-literal-', 'i18n-messages'],
    ],
    ['is trimmed and loses repeated spaces', '  Two   words ', ['Two words']],
    ['keeps special characters and quotes', '<Tabs> & "more"', ['<Tabs> & "more"']],
  ])('%s', (_, title, lines) => {
    expect(wrap(title)).toMatchObject({lines, isForced: false});
  });

  it('breaks a long word without separators and reports it as forced', () => {
    expect(wrap('Donaudampfschifffahrtsgesellschaft')).toMatchObject({
      lines: ['Donaudampfschifffahr', 'tsgesellschaft'],
      isForced: true,
    });
  });

  it.each([
    ['Docs plugin (plugin-content-x)', false],
    ['Rule string-literal-i18n-messages', true],
  ])('reports whether a name had to be broken: %s', (title, expected) => {
    expect(wrap(title).hasBrokenName).toBe(expected);
  });

  it('ends with an ellipsis if it is too long', () => {
    const {lines, isForced} = wrap('one two three four five, six seven', 10, 2);
    expect(lines).toEqual(['one two', 'three…']);
    expect(isForced).toBe(true);
  });

  it('never has lines that are too wide', () => {
    const {lines} = wrap('a word or @scope/name-of-a-package '.repeat(9), 17);
    expect(lines).toHaveLength(3);
    expect(lines.filter((line) => line.length > 17)).toEqual([]);
    expect(lines.at(-1)).toMatch(/\w…$/u);
  });
});
