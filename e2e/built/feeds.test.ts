import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {builtFor, readBuilt, routes} from '../support/routes';

type Entry = {title: string; url: string; date: string; content: string};

type JsonItem = {title: string; url: string; date_modified: string; content_html: string};

/** The entries of a feed in any format. */
function readFeed(file: string): Entry[] {
  if (file.endsWith('.json')) {
    const {items} = JSON.parse(readBuilt(file)) as {items: JsonItem[]};
    return items.map(({title, url, date_modified: date, content_html: content}) => ({
      title,
      url,
      date,
      content,
    }));
  }
  const $ = load(readBuilt(file), {xml: true});
  return $('item, entry')
    .toArray()
    .map((entry) => {
      const textOf = (names: string) => $(entry).children(names).text();
      return {
        title: textOf('title'),
        url: textOf('link') || $(entry).children('link').attr('href')!,
        date: textOf('pubDate, updated'),
        content: textOf('content\\:encoded, content'),
      };
    });
}

describe.each(['blog', 'changelog'])('of the %s,', (blog) => {
  test.each(['rss.xml', 'atom.xml', 'feed.json'])(
    '%s has 20 entries with dates and URLs on this site, without buttons and hidden parts',
    (file) => {
      const entries = readFeed(`${blog}/${file}`);
      expect(entries).toHaveLength(20);
      expect(new Set(entries.map(({url}) => url)).size).toBe(20);
      for (const {url, date, content} of entries) {
        expect(routes).toContain(new URL(url).pathname.replace(/\/?$/, '/'));
        expect(Date.parse(date), url).not.toBeNaN();
        expect(load(content)('button, [hidden]'), url).toHaveLength(0);
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
    for (const {content, url} of readFeed(`blog/${file}`)) {
      expect(content.length, url).toBeGreaterThan(3_000);
    }
  },
);

test.each(['rss.xml', 'atom.xml'])(
  '%s of the changelog lists the newest releases, with folded content expanded',
  (file) => {
    const newest = readFeed('changelog/feed.json').map(({url}) =>
      new URL(url).pathname.split('/').at(-2)!,
    );
    const entries = readFeed(`changelog/${file}`);
    expect(entries.map(({title}) => title)).toEqual(newest);
    const text = entries.map(({content}) => content).join('\n');
    expect(text).toContain('18 contributors:</p>');
    expect(text).toMatch(/\d+ pull requests:<\/p>/);
    expect(text).not.toContain('<details');
  },
);

test('pages offer the feeds of the blog and the changelog, but not those of the test blog', () => {
  const feeds = load(readBuilt('docs/index.html'))('link[rel="alternate"][title$=" Feed"]');
  expect(feeds.toArray().map(({attribs}) => attribs.href)).toEqual(
    ['blog', 'changelog'].flatMap((blog) =>
      ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `/${blog}/${file}`),
    ),
  );
});
