import {describe, expect, it} from 'vitest';
import {createEngine} from './engine';
import {createTagLoader} from './load-tags';
import {termsOf} from './terms';
import {indexFiles, section, type TestSection} from '../testing/index-files';

const docs = [
  section('/docs/deploy/', ['Deployment'], 'Upload the `build` folder to any host.'),
  section('/docs/deploy/#github', ['Deployment', 'GitHub Pages'], 'Push to the `gh-pages` branch.'),
  section('/docs/sidebar/', ['Sidebar'], 'Set `sidebar_position` to order the items.'),
  section('/docs/theme/', ['Styling'], 'Turn the dark mode switch off with `disableSwitch`.'),
  section('/docs/cli/', ['CLI'], 'Choose port 8081.'),
  section('/docs/greeting/', ['Greeting'], 'Print "hello, everyone" to thank readers.'),
  section('/docs/plugin-ink/', ['Plugin'], 'Install `@docs/plugin-ink`. It needs `ink.js`.'),
];
const changelog = [
  section('/changelog/1.1/#bug-fixes', ['1.1', 'Bug fixes'], '**core**: Ink lasts. #8082 by ada'),
];
const blog = [section('/blog/deploy/', ['How we deploy'], 'Deployment of our site.')];
const older = [section('/docs/1.0/mermaid/', ['Diagrams'], 'Diagrams are drawn with Mermaid.')];

const tags: Record<string, TestSection[]> = {
  'docs-default-2.0': docs,
  'docs-default-1.0': older,
  blog,
  changelog,
  pages: [],
};

const files = indexFiles(tags);

const read = (changes: Record<string, string> = {}) => {
  const asked: string[] = [];
  const engine = createEngine(
    createTagLoader(async (file) => {
      asked.push(file);
      return {...files, ...changes}[file]!;
    }),
  );
  return {engine, asked};
};

const context = ['docs-default-2.0'];
const urls = async (query: string, engine = read().engine) =>
  (await engine.search({query, context, limit: 10})).hits.map(({url}) => url);

describe('search', () => {
  it.each([
    ['a title', 'sidebar', '/docs/sidebar/'],
    ['an inflected word', 'deploying', '/docs/deploy/'],
    ['a word prefix', 'deploym', '/docs/deploy/'],
    ['a misspelled word', 'depolyment', '/docs/deploy/'],
    ['part of a name', 'position', '/docs/sidebar/'],
    ['a name in another notation', 'sidebarPosition', '/docs/sidebar/'],
    ['a word with a capital letter inside', 'SideBar', '/docs/sidebar/'],
    ['two words typed as one', 'Switch darkmode', '/docs/theme/'],
    ['such words before the end of the second', 'darkmo', '/docs/theme/'],
    ['a synonym', 'publish on github', '/docs/deploy/#github'],
    ['a question', 'How do I turn off dark mode?', '/docs/theme/'],
    ['the number of a pull request', '#8082', '/changelog/1.1/#bug-fixes'],
  ])('finds a section by %s', async (_, query, url) => {
    expect((await urls(query))[0]).toBe(url);
  });

  it('groups sections by page, and lets no long page hide the others', async () => {
    const tones = ['blue', 'red', 'green', 'gold'].map((tone) =>
      section(`/docs/ink/#${tone}`, ['Ink', tone], `${tone} ink, the ink of inks.`),
    );
    const pen = section('/docs/pen/', ['Pen'], 'A pen without a word on what is in it, but ink.');
    const {engine} = read(indexFiles({...tags, 'docs-default-2.0': [...tones, pen]}));
    const request = {query: 'ink', context, scope: context, limit: 9};
    const {hits, total} = await engine.search(request);
    const pages = hits.map(({url}) => url.replace(/#.*/u, ''));
    expect(pages).toEqual(['/docs/ink/', '/docs/ink/', '/docs/ink/', '/docs/pen/', '/docs/ink/']);
    expect(total).toBe(5);
    const next = await engine.search({...request, offset: 3});
    expect(next.hits).toEqual(hits.slice(3));
  });

  it('starts with the page whose title or keyword is the query', async () => {
    const ink = (url: string, title: string, keywords: string[] = []) => ({
      ...section(url, [title], 'Something about ink.'),
      keywords,
    });
    const plugin = ['colors', 'tones', 'size'].flatMap((option) => [
      section(`/docs/plugin/#${option}`, ['Ink plugin', `ink ${option}`], 'Ink, ink, ink.'),
    ]);
    const first = async (query: string, page: TestSection) => {
      const docs = [ink('/docs/plugin/', 'Ink plugin (plugin-ink)'), ...plugin, page];
      return (await urls(query, read(indexFiles({...tags, 'docs-default-2.0': docs})).engine))[0];
    };
    expect(await first('ink', ink('/docs/ink/', 'The inks'))).toBe('/docs/ink/');
    expect(await first('ink', ink('/docs/fill/', 'Fill a pen', ['pen', 'ink']))).toBe(
      '/docs/fill/',
    );
    expect(await first('ink', ink('/docs/fill/', 'Fill with ink', ['ink pen']))).toMatch(
      '/docs/plugin/',
    );
  });

  it.each([
    ['is unfinished', 'sid', '/docs/side/'],
    ['is misspelt', 'sidbar', '/docs/side/'],
    ['is a whole word', 'cli', '/docs/cli/'],
  ])('starts with the page whose title is the query, which %s', async (_, query, url) => {
    const pages = [
      section('/docs/side/', ['Sidebars'], 'Something.'),
      section('/docs/plugin/', ['The sidebar plugin'], 'Plugins for sidebars.'),
      ...['path', 'count', 'title'].map((id) =>
        section(`/docs/plugin/#${id}`, ['The sidebar plugin', `sidebar ${id}`], 'A sidebar.'),
      ),
      section('/docs/cli/', ['CLI'], 'Something.'),
      section('/docs/client/', ['Client'], 'A client is a client.', 'And a client.'),
    ];
    const {engine} = read(indexFiles({...tags, 'docs-default-2.0': pages}));
    expect((await urls(query, engine))[0]).toBe(url);
  });

  it('falls back to other versions for missing content', async () => {
    expect(await urls('mermaid')).toEqual(['/docs/1.0/mermaid/']);
    expect(await urls('zqxjkvw')).toEqual([]);
  });

  it('highlights matches in titles and text', async () => {
    const {hits} = await read().engine.search({query: 'branch push', context, limit: 1});
    expect(hits[0]!.excerpt).toEqual([
      {text: 'Push', isMatch: true},
      {text: ' to the gh-pages '},
      {text: 'branch', isMatch: true},
      {text: '.'},
    ]);
  });

  it('highlights only what was typed of a word, or all of another form of it', async () => {
    const titleOf = async (query: string) =>
      (await read().engine.search({query, context, limit: 1})).hits[0]!.titles.at(-1);
    expect(await titleOf('deploym')).toEqual([{text: 'Deploym', isMatch: true}, {text: 'ent'}]);
    expect(await titleOf('deploying')).toEqual([{text: 'Deployment', isMatch: true}]);
  });

  it('reads a release with and without a v', () => {
    expect(termsOf('v3.9')).toEqual(termsOf('3.9'));
    expect(termsOf('future.v4')).toContain('4');
    expect(termsOf('Vale')).not.toEqual(termsOf('ale'));
  });

  it.each([
    ['colours', 'color'],
    ['customising', 'customize'],
    ['localisation', 'localization'],
  ])('reads British spelling: %s', (british, american) => {
    expect(termsOf(british)).toContain(termsOf(american).at(-1));
  });

  it('reads abbreviations in the plural', () => {
    expect(termsOf('SVGs')).toEqual(termsOf('SVG'));
  });

  it.each(['constructor __proto__', 'شريط جانبي', '🦖🦕', '"><>'])(
    'survives any characters and names: %s',
    async (query) => {
      expect(await urls(query)).toEqual([]);
    },
  );

  it('loads each file once, and only the titles for a preview', async () => {
    const {engine, asked} = read();
    await engine.prepare(context);
    expect(asked).toEqual(['search-index.json', 'search-index/docs-default-2.0-titles']);
    await urls('deploy', engine);
    await urls('sidebar', engine);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it.each([
    ['the manifest is HTML', {'search-index.json': '<!doctype html>'}],
    ['the manifest has another shape', {'search-index.json': '{"tags": null}'}],
    ['the titles are truncated', {'search-index/docs-default-2.0-titles': '[{"url":'}],
    ['the index is another file', {'search-index/docs-default-2.0-index': '{"a": 1}'}],
  ])('names the file when %s', async (_, changes: Record<string, string>) => {
    const [file = ''] = Object.keys(changes);
    const attempt = read(changes).engine.search({query: 'deploy', context, limit: 1});
    await expect(attempt).rejects.toThrow(file);
  });
});

describe('a preview', () => {
  const preview = async (query: string, engine = read().engine) => {
    const {hits, isComplete} = await engine.preview({query, context, limit: 10});
    return [hits[0]?.url, isComplete];
  };

  it.each([
    ['of a title is there before the index', 'deplo', '/docs/deploy/', false],
    [
      'of a word that only the text has comes with the index',
      'branch',
      '/docs/deploy/#github',
      true,
    ],
    [
      'of a message or a question comes with the index',
      'How do I turn off dark mode?',
      '/docs/theme/',
      true,
    ],
  ])('%s', async (_, query, url, isComplete) => {
    expect(await preview(query)).toEqual([url, isComplete]);
  });

  it('is complete once the index and the text are loaded, and does not wait for text', async () => {
    let sendText = () => {};
    const text = new Promise<void>((resolve) => (sendText = resolve));
    const engine = createEngine(
      createTagLoader(async (file) => {
        await (file.endsWith('-text') && text);
        return files[file]!;
      }),
    );
    await engine.load(context);
    expect(await preview('deploy', engine)).toEqual(['/docs/deploy/', false]);
    sendText();
    expect(await preview('deploy', engine)).toEqual(['/docs/deploy/', true]);
  });

  it('shows results without their text if that cannot be loaded', async () => {
    const {engine} = read({'search-index/docs-default-2.0-text': '<!doctype html>'});
    const {hits} = await engine.search({query: 'branch', context, limit: 1});
    expect(hits).toMatchObject([{url: '/docs/deploy/#github', excerpt: []}]);
  });
});

describe('an answer', () => {
  const ask = (question: string, previous?: string) =>
    read().engine.ask(question, context, previous);

  it('quotes the docs and names the section', async () => {
    const {extracts} = await ask('How do I deploy to GitHub Pages?');
    const url = '/docs/deploy/#github';
    expect(extracts[0]).toEqual({
      source: {url, titles: ['Deployment', 'GitHub Pages']},
      quotes: [{url, title: 'GitHub Pages', blocks: ['Push to the `gh-pages` branch.']}],
      isCut: false,
    });
  });

  it.each([
    ['first', 'GitHub Pages deployment?', '/docs/deploy/#github'],
    [
      'beside that of all docs',
      'How does Docusaurus deploy to GitHub Pages?',
      '/docs/deploy/#github',
    ],
    [
      'in what is asked',
      'I work at Acme. How do I deploy to GitHub? Regards, Ada',
      '/docs/deploy/#github',
    ],
    ['in no greeting', 'Hello everyone, in which order are the items? Thanks!', '/docs/sidebar/'],
    ['in brackets', 'How do I deploy it (GitHub Pages)?', '/docs/deploy/#github'],
    ['after an "or"', 'Can I deploy/push to GitHub?', '/docs/deploy/#github'],
    ['after an abbreviation', 'How do I deploy it, e.g. to GitHub?', '/docs/deploy/#github'],
    ['of a package', 'What does @docs/plugin-ink do?', '/docs/plugin-ink/'],
    ['with a dot', 'Where is Ink.js?', '/docs/plugin-ink/'],
    ['with a dot that is missing in the docs', 'What is a Plugin.js?', '/docs/plugin-ink/'],
  ])('finds a name %s', async (_, question, url) => {
    expect((await ask(question)).extracts[0]?.source.url).toBe(url);
  });

  it('is an error if its text cannot be loaded, and not that the docs do not answer', async () => {
    const {engine} = read({'search-index/docs-default-2.0-text': '<!doctype html>'});
    await expect(engine.ask('How do I deploy to GitHub Pages?', context)).rejects.toThrow('text');
  });

  it('quotes no section twice', async () => {
    const below = (title: string) =>
      section(`/docs/ink/#${title}`, ['Pens', 'Ink', title], `The ${title} of ink.`);
    const docs = [
      section('/docs/ink/#ink', ['Pens', 'Ink'], 'Ink, the ink of a pen.'),
      below('color'),
      below('tone'),
      section('/docs/pen/#nib', ['Pens', 'Nib'], 'A nib has ink.'),
    ];
    const {engine} = read(indexFiles({...tags, 'docs-default-2.0': docs}));
    const {extracts} = await engine.ask('What is ink?', context);
    const quoted = extracts.flatMap(({quotes}) => quotes.map(({url}) => url));
    expect(quoted.sort()).toEqual(docs.map(({url}) => url).sort());
  });

  it('prefers a section that answers to the start of its page', async () => {
    const docs = [
      section('/docs/ink/', ['Guide'], 'Fill a pen with ink.'),
      section('/docs/ink/#steps', ['Guide', 'Steps'], 'Fill a pen with ink.'),
    ];
    const {engine} = read(indexFiles({...tags, 'docs-default-2.0': docs}));
    const {extracts} = await engine.ask('How do I fill a pen with ink?', context);
    expect(extracts.map(({source}) => source.url)).toEqual(['/docs/ink/#steps', '/docs/ink/']);
    const {hits} = await engine.search({query: 'fill a pen with ink', context, limit: 1});
    expect(hits[0]!.url).toBe('/docs/ink/');
  });

  it.each([
    ['about another topic', 'How do I bake bread?'],
    ['with a name that no section has', 'How do I deploy to Netlify?'],
    ['with an option that does not exist', 'What does sidebar_icon do?'],
    ['with a number that no section has', 'How do I deploy 8.1?'],
  ])('is empty for a question %s', async (_, question) => {
    expect((await ask(question)).extracts).toEqual([]);
  });

  it.each(['And in which order are its items?', 'Can you show an example?', 'Why?'])(
    'considers the previous question: %s',
    async (question) => {
      const {extracts} = await ask(question, 'What is the sidebar?');
      expect(extracts[0]?.source.url).toBe('/docs/sidebar/');
    },
  );
});
