import {describe, expect, it} from 'vitest';
import {unfoldSections} from '../../search/sections';
import {readPage} from './read-page';

const page = (main: string, {head = '', classes = 'plugin-docs plugin-id-default'} = {}) =>
  `<!doctype html><html class="${classes}"><head>
    <meta name=docusaurus_tag content=docs-default-3.9.2>
    <meta name=description content="Holding a boat."><meta name=keywords content="chain,mud">
    ${head}</head><body><nav>Menu</nav><main>${main}</main></body></html>`;

const doc = (content: string) =>
  page(`<article><nav>Home</nav><span class="theme-doc-version-badge">Version: 1</span>
    <div class="theme-doc-markdown markdown"><header><h1>Anchors</h1></header>${content}</div>
    <footer>Last updated</footer></article>`);

const heading = (level: number, id: string, title: string) =>
  `<h${level} class=anchor id=${id}>${title}<a class=hash-link href=#${id} aria-label="Direct link">\u200B</a></h${level}>`;

const codeBlock = (code: string, title = '') =>
  `<div class="language-ts theme-code-block">${title && `<div>${title}</div>`}<div><pre><code>${code
    .split('\n')
    .map((line) => `<span class=token-line>${line}<br></span>`)
    .join('')}</code></pre><button>Copy</button></div></div>`;

function sectionsOf(html: string) {
  const {tag, headings, summary, text, code} = readPage(html, '/docs/anchors/')!;
  return unfoldSections(
    {tag, pages: [headings]},
    {tag, pages: [text], summaries: [summary]},
    {tag, pages: [code]},
  );
}

const blocksOf = (content: string) => sectionsOf(doc(content))[0]!.blocks;

describe('the sections of a page', () => {
  const sections = sectionsOf(
    doc(`<p>What holds <code>a boat</code>.</p>
      ${heading(2, 'choose-one', 'Choose one')}<p>By weight.</p>
      ${heading(3, 'mud', 'On soft <em>ground</em>')}<p>Take a plow.</p>
      ${heading(2, 'lower-it', 'Lower it')}<p>Slowly.</p>`),
  );

  it('begin at its headings, with their anchors', () => {
    expect(sections.map(({url, blocks}) => [url, blocks])).toEqual([
      ['/docs/anchors/', ['What holds a boat.']],
      ['/docs/anchors/#choose-one', ['By weight.']],
      ['/docs/anchors/#mud', ['Take a plow.']],
      ['/docs/anchors/#lower-it', ['Slowly.']],
    ]);
  });

  it('have the titles above them', () => {
    expect(sections.map(({titles}) => titles.join(' > '))).toEqual([
      'Anchors',
      'Anchors > Choose one',
      'Anchors > Choose one > On soft ground',
      'Anchors > Lower it',
    ]);
  });

  it('have description and keywords of the page at its start alone', () => {
    expect(sections.map(({description, keywords}) => [description, keywords])).toEqual([
      ['Holding a boat.', ['chain', 'mud']],
      ...Array(3).fill([undefined, undefined]),
    ]);
  });
});

it('an option with an anchor is a section below the heading of its table', () => {
  const sections = sectionsOf(
    doc(`${heading(2, 'options', 'Options')}<table><thead><tr><th>Option</th><th>Default</th></tr></thead>
      <tbody><tr id=option-chain-length><td><code>chainLength</code><a href=#option-chain-length aria-label="Direct link to chainLength">#</a></td><td>12</td></tr></tbody></table>
      <p>In meters.</p>`),
  );
  expect(sections[1]!.blocks).toEqual(['In meters.']);
  expect(sections[2]).toMatchObject({
    url: '/docs/anchors/#option-chain-length',
    titles: ['Anchors', 'Options', 'chainLength'],
    blocks: [{columns: ['Option', 'Default'], rows: [['chainLength', '12']]}],
  });
});

describe('what a page says', () => {
  it.each([
    ['a paragraph', '<p>Two\n <b>words</b></p>', ['Two words']],
    [
      'a list',
      '<ul><li>One</li><li><p>Two.</p> <p>Three.</p></li></ul>',
      [{list: ['One', 'Two. Three.']}],
    ],
    [
      'a list in a list',
      '<ul><li>One<ul><li>Below</li></ul></li></ul>',
      [{list: ['One']}, {list: ['Below']}],
    ],
    [
      'a table',
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
      [{columns: ['A', 'B'], rows: [['1', '2']]}],
    ],
    [
      'an admonition',
      '<div class="theme-admonition"><div>warning</div><div><p>Mind.</p></div></div>',
      ['Mind.'],
    ],
    [
      'an admonition with a title',
      '<div class="theme-admonition"><div>Fog</div><div><p>Mind.</p></div></div>',
      ['Fog', 'Mind.'],
    ],
    [
      'details',
      '<details><summary>More</summary><div><p>Text.</p></div></details>',
      ['More', 'Text.'],
    ],
    [
      'the source of a formula',
      '<p>So <span class=katex><math><semantics><mi>x</mi><annotation>x^2</annotation></semantics></math><span class=katex-html aria-hidden=true>x2</span></span>.</p>',
      ['So x^2.'],
    ],
  ])('is read: %s', (_, html, blocks) => {
    expect(blocksOf(html)).toEqual(blocks);
  });

  it.each([
    [
      'scripts and buttons',
      '<script>let a;</script><button>Go</button><svg><title>x</title></svg>',
    ],
    ['what is hidden', '<div hidden>Changes</div><span aria-hidden=true>*</span>'],
    ['what only screen readers say', '<span role=status>Copied</span><span class=sr-only>x</span>'],
  ])('is without %s', (_, html) => {
    expect(blocksOf(html)).toEqual([]);
  });

  it('has code samples apart, with title, language and tab', () => {
    const [section] = sectionsOf(
      doc(`<p>Write:</p><div><ul role=tablist><li role=tab>npm</li><li role=tab>Yarn</li></ul><div>
        <div role=tabpanel>${codeBlock('const a = 1;\nconst b = 2;', 'a.ts')}</div>
        <div role=tabpanel hidden>${codeBlock('const c = 3;')}</div></div></div>`),
    );
    expect(section).toMatchObject({
      blocks: ['Write:', {sample: 0}, {sample: 1}],
      samples: [
        {code: 'const a = 1;\nconst b = 2;', title: 'a.ts', language: 'ts', tab: 'npm'},
        {code: 'const c = 3;', language: 'ts', tab: 'Yarn'},
      ],
    });
  });
});

describe('a page', () => {
  const h1 = '<h1>Title</h1>';
  it.each([
    ['docs', 'plugin-docs plugin-id-default', 'docs-default-3.9.2'],
    ['the blog', 'plugin-blog plugin-id-default blog-post-page', 'blog'],
    ['another blog', 'plugin-blog plugin-id-changelog blog-post-page', 'changelog'],
  ])('of %s has its tag', (_, classes, tag) => {
    const head = classes.includes('blog') ? '<meta name=docusaurus_tag content=default>' : '';
    const html = page(h1, {classes, head}).replace(
      head ? '<meta name=docusaurus_tag content=docs-default-3.9.2>' : '§',
      '',
    );
    expect(readPage(html, '/x/')?.tag).toBe(tag);
  });

  it.each([
    [
      'search engines shall not list',
      {head: '<meta name=robots content="noindex, nofollow">'},
      '/x/',
    ],
    [
      'lists posts of a tag',
      {classes: 'plugin-blog plugin-id-default blog-tags-post-list-page'},
      '/x/',
    ],
    [
      'continues a list',
      {classes: 'plugin-blog plugin-id-default blog-list-page'},
      '/blog/page/2/',
    ],
  ])('that %s is left out', (_, options, route) => {
    expect(readPage(page(h1, options), route)).toBeUndefined();
    expect(readPage(page(h1), '/x/')).toBeDefined();
  });

  it('that lists posts is found by its title, and has none of their text', () => {
    const html = page(`${h1}<p>Post</p>`, {
      classes: 'plugin-blog plugin-id-default blog-list-page',
    });
    expect(readPage(html, '/blog/')).toMatchObject({headings: {title: 'Title'}, text: [[]]});
  });

  it('without any title stops the build', () => {
    expect(() => readPage(page('<p>Text</p>'), '/x/')).toThrow('/x/ has no title');
  });
});
