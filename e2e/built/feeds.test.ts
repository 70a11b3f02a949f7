import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {parseFeed} from 'feedsmith';
import {describe, expect, test} from 'vitest';
import {buildDir, builtFor, readBuilt, routes} from '../support/routes';

const readFeed = (file: string) => parseFeed(readBuilt(file));

for (const blog of ['blog', 'changelog']) {
  for (const [file, format] of [
    ['rss.xml', 'rss'],
    ['atom.xml', 'atom'],
    ['feed.json', 'json'],
  ] as const) {
    test(`the ${blog} ${format} feed is valid and its entries have dates and URLs on this site`, () => {
      const parsed = readFeed(`${blog}/${file}`);
      expect(parsed.format).toBe(format);
      const {entries, dates} = entriesOf(parsed);
      expect(entries.length).toBe(20);
      expect(new Set(entries).size).toBe(20);
      for (const url of entries) {
        expect(routes).toContain(new URL(url).pathname.replace(/\/?$/, '/'));
      }
      expect(dates.map((date) => Date.parse(date)).every(Number.isFinite)).toBe(true);
      expect(dates).toHaveLength(20);
    });
  }
}

test('the feeds of the blog have the newest 20 of its posts in full, in at most 450 KB', () => {
  for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
    expect(Buffer.byteLength(readBuilt(`blog/${file}`))).toBeLessThan(450_000);
    for (const content of contentsOf(readFeed(`blog/${file}`))) {
      expect(content.length).toBeGreaterThan(3_000);
    }
  }
});

test.each(['blog', 'changelog'])('RSS and Atom of the %s say where they are', (blog) => {
  for (const file of ['rss.xml', 'atom.xml']) {
    const $ = load(readBuilt(`${blog}/${file}`), {xml: true});
    const own = $('channel > atom\\:link[rel=self], feed > link[rel=self]');
    expect(own.attr('href')).toBe(`${builtFor}/${blog}/${file}`);
  }
});

test.each(['blog', 'changelog'])('the feeds of the %s have no buttons', (blog) => {
  for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
    const contents = contentsOf(readFeed(`${blog}/${file}`));
    expect(contents.length).toBe(20);
    expect(contents.filter((content) => load(content)('button').length > 0)).toEqual([]);
  }
});

/** The HTML of a feed's entries, in any format. */
function contentsOf(parsed: ReturnType<typeof readFeed>): string[] {
  switch (parsed.format) {
    case 'rss':
      return (parsed.feed.items ?? []).map(({content}) => content?.encoded ?? '');
    case 'atom':
      return (parsed.feed.entries ?? []).map(({content}) => content?.value ?? '');
    case 'json':
      return (parsed.feed.items ?? []).map((item) => item.content_html ?? '');
    default:
      throw new Error(`This site doesn't publish feeds in the format ${parsed.format}.`);
  }
}

/** The URLs and dates of a feed's entries, in any format. */
function entriesOf(parsed: ReturnType<typeof readFeed>): {entries: string[]; dates: string[]} {
  const present = (values: (string | undefined)[]) => values.filter((value) => value !== undefined);
  switch (parsed.format) {
    case 'rss': {
      const items = parsed.feed.items ?? [];
      return {
        entries: present(items.map(({link}) => link)),
        dates: present(items.map(({pubDate}) => pubDate)),
      };
    }
    case 'atom': {
      const items = parsed.feed.entries ?? [];
      return {
        entries: present(items.map(({links}) => links?.[0]?.href)),
        dates: present(items.map(({updated}) => updated)),
      };
    }
    case 'json': {
      const items = parsed.feed.items ?? [];
      return {
        entries: present(items.map(({url}) => url)),
        dates: present(items.map((item) => item.date_modified ?? item.date_published)),
      };
    }
    default:
      throw new Error(`This site doesn't publish feeds in the format ${parsed.format}.`);
  }
}

describe('the test blog feeds', () => {
  const read = (file: string) => readBuilt(`tests/blog/${file}`);

  /** A post's HTML from the JSON feed, which needs no extra parser. */
  const contentOf = (title: string) => {
    const parsed = parseFeed(read('feed.json'));
    const items = parsed.format === 'json' ? (parsed.feed.items ?? []) : [];
    return items.find((item) => item.title === title)?.content_html ?? '';
  };

  test(
    'contain full posts as HTML, including formulas and components',
    {tags: ['test-blog']},
    () => {
      const content = contentOf('Formulas and components in a feed');
      for (const part of [
        '<math xmlns="http://www.w3.org/1998/Math/MathML"',
        '<strong>12² = 144</strong>',
        'Text of the second tab.',
        'An admonition in a feed',
        'sum.js',
      ]) {
        expect(content.replaceAll('<!-- -->', '')).toContain(part);
      }
    },
  );

  test('use absolute URLs for images and links', {tags: ['test-blog']}, () => {
    const content = contentOf('Required images in a feed');
    const images = [...content.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src!);
    expect(images).toHaveLength(4);
    for (const image of images) {
      expect(image.startsWith(builtFor)).toBe(true);
      expect(existsSync(path.join(buildDir, new URL(image).pathname))).toBe(true);
    }
    expect(content).toContain(`href="${builtFor}/tests/blog/2021/10/07/blog-post-mdx-feed-tests/"`);
  });

  test.each(['rss', 'atom'])(
    '%s links to its style sheets, which are in the same folder',
    {tags: ['test-blog']},
    (format) => {
      const feed = read(`${format}.xml`);
      expect(parseFeed(feed).format).toBe(format);
      expect(feed).toContain(`<?xml-stylesheet type="text/xsl" href="${format}.xsl"?>`);
      for (const file of [`${format}.xsl`, `${format}.css`]) {
        expect(read(file)).toBe(readFileSync(`_dogfooding/blog/feed-style/${file}`, 'utf8'));
      }
    },
  );
});

describe('the changelog feeds', () => {
  const newest = (
    JSON.parse(readBuilt('changelog/feed.json')) as {items: {url: string}[]}
  ).items.map(({url}) => new URL(url).pathname.split('/').at(-2));

  test.each([
    ['rss.xml', 'item'],
    ['atom.xml', 'entry'],
  ])('%s lists the newest releases, with folded content expanded', (file, item) => {
    const xml = readBuilt(`changelog/${file}`);
    const titles = [
      ...xml.matchAll(new RegExp(`<${item}>\\s*<title[^>]*>(.*?)</title>`, 'gs')),
    ].map(([, title]) => title!.replace(/<!\[CDATA\[|\]\]>/g, ''));
    expect(titles).toEqual(newest);
    expect(xml).toContain('18 contributors:</p>');
    expect(xml).toMatch(/\d+ pull requests:<\/p>/);
    expect(xml).not.toContain('<details');
  });
});
