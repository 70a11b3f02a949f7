import {describe, expect, it} from 'vitest';
import type {Block, CodeSample, ShardFile, TagFiles} from '../index-format';
import {noMeanings} from '../meaning/no-meanings.fixture';
import type {IndexLoader} from './index-loader';
import {searchIndex} from './search-index';

type TestSection = [level: number, title: string, text?: string, code?: string];
type TestPage = {path: string; about?: string; sections: [TestSection, ...TestSection[]]};

/** An index in memory, with a list of the files that were asked for. */
function memoryIndex(pagesByTag: Record<string, TestPage[]>) {
  const loaded: string[] = [];
  const file = (name: string): ShardFile => ({name, hash: '', size: 0});
  const files = (tag: string): TagFiles => ({
    headings: file(`${tag} headings`),
    text: file(`${tag} text`),
    code: file(`${tag} code`),
  });
  const read = <T>({name}: ShardFile, make: (page: TestPage) => T) => {
    loaded.push(name);
    const tag = name.split(' ')[0]!;
    return Promise.resolve({tag, pages: pagesByTag[tag]!.map(make)});
  };
  const loader: IndexLoader = {
    manifest: async () => ({
      tags: Object.fromEntries(Object.keys(pagesByTag).map((tag) => [tag, files(tag)])),
      meanings: file('meanings'),
    }),
    headings: (shard) =>
      read(shard, ({path, sections: [first, ...others]}) => ({
        path,
        title: first[1],
        sections: others.map(([level, title]) => [level, title] as [number, string]),
      })),
    text: async (shard) => ({
      ...(await read(shard, ({sections}) =>
        sections.map(([, , text]): Block[] => (text ? text.split('\n') : [])),
      )),
      summaries: pagesByTag[shard.name.split(' ')[0]!]!.map(({about}) => ({description: about})),
    }),
    code: (shard) =>
      read(shard, ({sections}) =>
        sections.map(([, , , code]): CodeSample[] => (code ? [{code, language: 'ts'}] : [])),
      ),
    meanings: async () => noMeanings,
  };
  return {engine: searchIndex(loader), loaded};
}

const page = (path: string, ...sections: TestPage['sections']): TestPage => ({path, sections});

const index = {
  'docs-default-2.0.0': [
    page(
      '/docs/sidebar/',
      [1, 'Sidebar', 'Lists the docs of a site.'],
      [2, 'Order items', 'A number in front matter decides.\nItems without one come last.'],
      [7, 'sidebar_position', 'Place of a doc among its neighbors.'],
    ),
    page(
      '/docs/config/',
      [1, 'docusaurus.config.js', 'Settings of a site.'],
      [7, 'onBrokenLinks', 'What happens when a link leads nowhere.'],
      [2, 'Navbar', 'See themeConfig.navbar.items for what is in it.'],
    ),
    page(
      '/docs/cli/',
      [1, 'Command line', 'Commands of a site.'],
      [2, 'docs:version', 'Freezes the docs.'],
      [2, 'Build', 'Writes the site.', 'npx docusaurus build --out-dir public'],
    ),
    page('/docs/pwa/', [1, 'Offline', 'Install @docusaurus/plugin-pwa first.']),
    page(
      '/docs/deployment/',
      [1, 'Deployment', 'Put the site online.'],
      [2, 'Deploy to a host', 'Deployment needs a build.'],
      [2, 'Check', 'The sidebar is there.'],
    ),
  ],
  'docs-default-1.0.0': [page('/docs/1/swizzle/', [1, 'Swizzle', 'Replace a component.'])],
  'docs-default-current': [page('/docs/next/sidebar/', [1, 'Sidebar', 'Next.'])],
  blog: [page('/blog/sidebars/', [1, 'Sidebar news', 'The sidebar of 2.0, on a plate.'])],
};
const tags = ['docs-default-2.0.0'];
const context = {tags, locale: 'en'};

const searchFull = (query: string, options = {}) =>
  memoryIndex(index).engine.search({query, context, limit: 10, complete: true, ...options});
const urlsOf = async (query: string, options = {}) =>
  (await searchFull(query, options)).hits.map(({url}) => url);

describe('the first result', () => {
  it.each([
    ['a name as it is written', 'sidebar_position', '/docs/sidebar/#option-sidebar-position'],
    ['a name without its signs', 'sidebarposition', '/docs/sidebar/#option-sidebar-position'],
    ['the words of a name', 'broken links', '/docs/config/#option-on-broken-links'],
    ['a name in small letters', 'onbrokenlinks', '/docs/config/#option-on-broken-links'],
    ['a command', 'docs:version', '/docs/cli/#docs-version'],
    ['a package', '@docusaurus/plugin-pwa', '/docs/pwa/'],
    ['a package without its scope', 'plugin-pwa', '/docs/pwa/'],
    ['a flag in a code sample', '--out-dir', '/docs/cli/#build'],
    ['a file', 'docusaurus.config.js', '/docs/config/'],
    ['a path of settings', 'themeConfig.navbar.items', '/docs/config/#navbar'],
    ['a part of a path', 'navbar.items', '/docs/config/#navbar'],
    ['the beginning of a word', 'deploym', '/docs/deployment/'],
    ['another form of a word', 'ordering item', '/docs/sidebar/#order-items'],
    ['other order', 'items order', '/docs/sidebar/#order-items'],
    ['a wrong letter', 'deplayment', '/docs/deployment/'],
    ['letters that changed places', 'sidebra', '/docs/sidebar/'],
    ['a question', 'how do I put my site online?', '/docs/deployment/'],
  ])('is right for %s', async (_, query, url) => {
    expect((await urlsOf(query))[0]).toBe(url);
  });
});

describe('the results', () => {
  it('have those of the context first, then the others, and no other version', async () => {
    const urls = await urlsOf('sidebar');
    expect(urls.indexOf('/blog/sidebars/')).toBeGreaterThan(urls.indexOf('/docs/sidebar/'));
    expect(urls).not.toContain('/docs/next/sidebar/');
  });

  it('are of other versions when nothing else is found, or when these are asked for', async () => {
    expect(await urlsOf('swizzle')).toEqual(['/docs/1/swizzle/']);
    expect(await urlsOf('sidebar', {tags: ['docs-default-current']})).toEqual([
      '/docs/next/sidebar/',
    ]);
  });

  it('have nothing that is nearly written so where it is found as it is written', async () => {
    // The docs have a place.
    expect(await urlsOf('plate')).toEqual(['/blog/sidebars/']);
    expect(await urlsOf('plake')).toContain('/docs/sidebar/#option-sidebar-position');
  });

  it('stand together by page, with its start first', async () => {
    expect((await urlsOf('deployment')).slice(0, 2)).toEqual([
      '/docs/deployment/',
      '/docs/deployment/#deploy-to-a-host',
    ]);
  });

  it('are counted, and given in pieces', async () => {
    const all = await urlsOf('site', {limit: 100});
    const {total, hits} = await searchFull('site', {offset: 2, limit: 2});
    expect(total).toBe(all.length);
    expect(hits.map(({url}) => url)).toEqual(all.slice(2, 4));
  });

  it('show where the words are', async () => {
    const {hits} = await searchFull('number decid');
    const {excerpt, excerptRanges} = hits[0]!;
    expect(excerpt).toBe('A number in front matter decides.');
    expect(excerptRanges.map(([start, end]) => excerpt.slice(start, end))).toEqual([
      'number',
      'decides',
    ]);
  });

  it('show the line of a sample when no prose has the words', async () => {
    const {hits} = await searchFull('--out-dir');
    expect(hits[0]?.excerpt).toBe('npx docusaurus build --out-dir public');
  });

  it('show how a section begins when its titles alone have the words', async () => {
    const {hits} = await searchFull('order');
    expect(hits[0]).toMatchObject({
      titles: ['Sidebar', 'Order items'],
      excerpt: 'A number in front matter decides.',
      excerptRanges: [],
    });
  });

  it('mark the words in titles', async () => {
    const {hits} = await searchFull('sidebar_position');
    const {titles, titleRanges} = hits[0]!;
    const marked = titles.map((title, place) =>
      titleRanges[place]!.map(([start, end]) => title.slice(start, end)),
    );
    expect(marked).toEqual([['Sidebar'], [], ['sidebar_position']]);
  });
});

describe('a query that nobody means', () => {
  it.each([
    ['is empty', ''],
    ['is of spaces', '   '],
    ['is of signs', '<<>> "" … --'],
    ['has emoji', '😀😀'],
    ['is of another script', 'שלום עולם'],
    ['has markup', '<img src=x onerror=alert(1)>'],
  ])('finds nothing when it %s, and does no harm', async (_, query) => {
    expect((await searchFull(query)).total).toBe(0);
  });

  it('is cut when it is long', async () => {
    const start = performance.now();
    await searchFull('sidebar '.repeat(1250));
    await searchFull('x'.repeat(10_000));
    await searchFull('a'.repeat(70).concat(' ').repeat(150));
    expect(performance.now() - start).toBeLessThan(1000);
    expect((await urlsOf(`sidebar ${'z'.repeat(10_000)}`)).length).toBeGreaterThan(0);
  });
});

describe('a first query', () => {
  it('needs titles of the context alone, and says that there may be more', async () => {
    const {engine, loaded} = memoryIndex(index);
    await engine.prepare(context);
    expect(loaded).toEqual(['docs-default-2.0.0 headings']);
    const results = await engine.search({query: 'sidebar', context, limit: 10});
    expect(results).toMatchObject({partial: true, total: 2});
  });

  it('waits for the texts when no title has it', async () => {
    const {engine} = memoryIndex(index);
    const results = await engine.search({query: 'neighbors', context, limit: 10});
    expect(results).toMatchObject({partial: false, total: 1});
  });

  it('fetches no other version', async () => {
    const {engine, loaded} = memoryIndex(index);
    await engine.search({query: 'sidebar', context, limit: 10, complete: true});
    expect(loaded.join()).not.toContain('docs-default-1.0.0');
    expect(loaded.length).toBe(new Set(loaded).size);
  });
});
