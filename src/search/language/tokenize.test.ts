import {describe, expect, it} from 'vitest';
import {stem} from './stem';
import {findTokens, readWords} from './tokenize';

const termsOfWord = (text: string) =>
  readWords(text).map(({whole, parts}) => [whole.term, ...parts.map(({term}) => term)]);

describe('a name of code is one word with parts', () => {
  it.each([
    ['sidebar_position', ['sidebarposition', 'sidebar', 'position']],
    ['onBrokenLinks', ['onbrokenlinks', 'on', 'broken', 'links']],
    ['docs:version', ['docsversion', 'docs', 'version']],
    ['--out-dir', ['outdir', 'out', 'dir']],
    ['docusaurus.config.js', ['docusaurusconfigjs', 'docusaurus', 'config', 'js']],
    ['HTMLElement', ['htmlelement', 'html', 'element']],
    ['@docusaurus/plugin-pwa', ['docusauruspluginpwa', 'docusaurus', 'pluginpwa', 'plugin', 'pwa']],
    [
      'themeConfig.navbar.items',
      ['themeconfignavbaritems', 'themeconfig', 'theme', 'config', 'navbar', 'items'],
    ],
  ])('%s', (name, terms) => {
    expect(termsOfWord(name)).toEqual([terms]);
  });
});

describe('a word', () => {
  it.each([
    ['has no signs around it', '“Swizzle”, (then) run.', ['swizzle', 'then', 'run']],
    ['is the same in capitals and with accents', 'Größe NAÏVE', ['große', 'naive']],
    ['of digits has no parts', 'v3 i18n 3.9.2', ['v3', 'i18n', '392']],
    ['keeps the plural of an abbreviation', 'URLs', ['urls']],
    ['may be of any script', 'שלום 日本語 😀', ['שלום', '日本語', '😀']],
    ['is there for signs alone neither', '-- … { } <>', []],
  ])('%s', (_, text, terms) => {
    expect(readWords(text).map(({whole}) => whole.term)).toEqual(terms);
  });
});

it('terms that are wanted stand where their text is, in UTF-16 units', () => {
  const text = '😀 set onBrokenLinks, or set “links”';
  const wanted = new Set(['😀', 'onbrokenlinks', 'broken', 'set', 'links']);
  const places = findTokens(text, wanted).map(({start, end}) => text.slice(start, end));
  expect(places).toEqual(['😀', 'set', 'onBrokenLinks', 'Broken', 'Links', 'set', 'links']);
});

describe('the forms of a word are one', () => {
  it.each([
    ['configure', 'configuring', 'configured', 'configuration', 'configures'],
    ['deploy', 'deploying', 'deployment', 'deployed', 'deploys'],
    ['category', 'categories'],
    ['customize', 'customise', 'customizing', 'customization'],
    ['run', 'runs', 'running'],
    ['page', 'pages'],
    ['class', 'classes'],
  ])('%s', (word, ...others) => {
    expect(others.map(stem)).toEqual(others.map(() => stem(word)));
  });

  it.each([
    ['header', 'head'],
    ['css', 'cs'],
    ['sidebar', 'side'],
  ])('but not %s and %s', (word, other) => {
    expect(stem(word)).not.toBe(stem(other));
  });
});
