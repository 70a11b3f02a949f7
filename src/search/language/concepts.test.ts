import {describe, expect, it} from 'vitest';
import {readConcepts} from './concepts';

const wordsOf = (text: string) => readConcepts(text).map(({words}) => words);

describe('the concepts of a text', () => {
  it.each([
    ['how do I deploy my site', ['deploy', 'site']],
    ['where is it', ['where', 'is', 'it']],
    ['turn the dark mode off', ['turn off', 'dark mode']],
    ['create a new version', ['create', 'new version']],
    ["why doesn't it build?", ['build']],
    ['docs:version and onBrokenLinks', ['docs:version', 'onBrokenLinks']],
    ['deploy and deploy', ['deploy']],
    ['', []],
    ['<<>> "" …', []],
  ])('of "%s" are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('have the ways to say them that mean the same, of which their own counts most', () => {
    const [deploy] = readConcepts('put it online') as [ReturnType<typeof readConcepts>[number]];
    const [publish] = readConcepts('publish') as [ReturnType<typeof readConcepts>[number]];
    const termsOf = ({wordings}: typeof deploy) => wordings.map(({terms}) => terms.join(' '));
    expect(termsOf(publish)).toContain('deploy');
    expect(publish.wordings[0]).toEqual({terms: ['publish'], likeness: 1});
    expect(Math.max(...publish.wordings.slice(1).map(({likeness}) => likeness))).toBeLessThan(1);
    expect(termsOf(deploy)[0]).toBe('put');
  });

  it('know names of code with their parts, names of things, and words of any question', () => {
    const [use, position, react] = readConcepts('Use sidebar_position with React');
    expect(use).toMatchObject({isWeak: true, isName: false});
    expect(position).toMatchObject({
      term: 'sidebarposition',
      parts: ['sidebar', 'position'],
      isIdentifier: true,
    });
    expect(react).toMatchObject({isName: true, isIdentifier: false});
  });

  it('have an open end while they are typed, until a space', () => {
    const openWords = (text: string) =>
      readConcepts(text, true)
        .filter(({isOpen}) => isOpen)
        .map(({words}) => words);
    expect(openWords('sidebar ite')).toEqual(['ite']);
    expect(openWords('sidebar items ')).toEqual([]);
    expect(openWords('s')).toEqual(['s']);
    expect(readConcepts('sidebar ite').some(({isOpen}) => isOpen)).toBe(false);
  });

  it('are without the first letter of another word, as long as it is typed', () => {
    const typed = (text: string) => readConcepts(text, true).map(({words}) => words);
    expect(typed('sidebar l')).toEqual(['sidebar']);
    expect(typed('sidebar la')).toEqual(['sidebar', 'la']);
    expect(typed('sidebar l ')).toEqual(['sidebar', 'l']);
    expect(typed('version 3')).toEqual(['version', '3']);
    expect(readConcepts('sidebar l', true)[0]?.isOpen).toBe(false);
  });

  it('are few, however long the text is', () => {
    const text = Array.from({length: 500}, (_, number) => `word${number}`).join(' ');
    expect(readConcepts(text)).toHaveLength(16);
  });
});
