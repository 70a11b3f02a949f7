import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {parseFeed} from 'feedsmith';
import {describe, expect, test} from 'vitest';
import {buildDir, builtFor, readBuilt, routes} from '../support/routes';

type Entry = {title?: string; url?: string; date?: string; content?: string};

/** The entries of a feed in any format. */
function readFeed(file: string): {format: string; entries: Entry[]} {
  const {format, feed} = parseFeed(readBuilt(file));
  switch (format) {
    case 'rss':
      return {
        format,
        entries: (feed.items ?? []).map(({title, link, pubDate, content}) => ({
          title,
          url: link,
          date: pubDate,
          content: content?.encoded,
        })),
      };
    case 'atom':
      return {
        format,
        entries: (feed.entries ?? []).map(({title, links, updated, content}) => ({
          title: title?.value,
          url: links?.[0]?.href,
          date: updated,
          content: content?.value,
        })),
      };
    case 'json':
      return {
        format,
        entries: (feed.items ?? []).map((item) => ({
          title: item.title,
          url: item.url,
          date: item.date_modified ?? item.date_published,
          content: item.content_html,
        })),
      };
    default:
      throw new Error(`This site doesn't publish feeds in the format ${format}.`);
  }
}

describe.each(['blog', 'changelog'])('of the %s,', (blog) => {
  test.each([
    ['rss.xml', 'rss'],
    ['atom.xml', 'atom'],
    ['feed.json', 'json'],
  ])(
    '%s has 20 entries with dates and URLs on this site, without buttons and hidden parts',
    (file, expected) => {
      const {format, entries} = readFeed(`${blog}/${file}`);
      expect(format).toBe(expected);
      expect(entries).toHaveLength(20);
      expect(new Set(entries.map(({url}) => url)).size).toBe(20);
      for (const {url, date, content} of entries) {
        expect(routes).toContain(new URL(url!).pathname.replace(/\/?$/, '/'));
        expect(Date.parse(date!), url).not.toBeNaN();
        expect(load(content!)('button, [hidden]'), url).toHaveLength(0);
      }
    },
  );

  test.each(['rss.xml', 'atom.xml'])('%s says where it is', (file) => {
    const $ = load(readBuilt(`${blog}/${file}`), {xml: true});
    const own = $('channel > atom\\:link[rel=self], feed > link[rel=self]');
    expect(own.attr('href')).toBe(`${builtFor}/${blog}/${file}`);
  });
});

test.each(['rss.xml', 'atom.xml', 'feed.json'])(
  '%s of the blog has posts in full, in at most 450 KB',
  (file) => {
    expect(Buffer.byteLength(readBuilt(`blog/${file}`))).toBeLessThan(450_000);
    for (const {content, url} of readFeed(`blog/${file}`).entries) {
      expect(content!.length, url).toBeGreaterThan(3_000);
    }
  },
);

test.each(['rss.xml', 'atom.xml'])(
  '%s of the changelog lists the newest releases, with folded content expanded',
  (file) => {
    const newest = readFeed('changelog/feed.json').entries.map(({url}) =>
      new URL(url!).pathname.split('/').at(-2)!,
    );
    const {entries} = readFeed(`changelog/${file}`);
    expect(entries.map(({title}) => title)).toEqual(newest);
    const text = entries.map(({content}) => content).join('\n');
    expect(text).toContain('18 contributors:</p>');
    expect(text).toMatch(/\d+ pull requests:<\/p>/);
    expect(text).not.toContain('<details');
  },
);

describe('the test blog feeds', () => {
  const read = (file: string) => readBuilt(`tests/blog/${file}`);
  const {entries} = readFeed('tests/blog/feed.json');
  const contentOf = (title: string) =>
    entries.find((entry) => entry.title === title)?.content ?? '';

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
      expect(read(`${format}.xml`)).toContain(
        `<?xml-stylesheet type="text/xsl" href="${format}.xsl"?>`,
      );
      for (const file of [`${format}.xsl`, `${format}.css`]) {
        expect(read(file)).toBe(readFileSync(`_dogfooding/blog/feed-style/${file}`, 'utf8'));
      }
    },
  );
});

test('pages offer the feeds of the blog and the changelog, but not those of the test blog', () => {
  const feeds = load(readBuilt('docs/index.html'))('link[rel="alternate"][title$=" Feed"]');
  expect(feeds.toArray().map(({attribs}) => attribs.href)).toEqual(
    ['blog', 'changelog'].flatMap((blog) =>
      ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `/${blog}/${file}`),
    ),
  );
});
