import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {builtFor, readBuilt, routes} from '../support/routes';

type Item = {title: string; url: string; date_modified: string; content_html: string};

/** Docusaurus writes RSS and Atom from the same items. */
const itemsOf = (blog: string) =>
  (JSON.parse(readBuilt(`${blog}/feed.json`)) as {items: Item[]}).items;

describe.each(['blog', 'changelog'])('of the %s,', (blog) => {
  test('feeds have 20 entries with dates and URLs on this site, without buttons and hidden parts', () => {
    const items = itemsOf(blog);
    expect(new Set(items.map(({url}) => url)).size).toBe(20);
    for (const {url, date_modified: date, content_html: content} of items) {
      expect(routes).toContain(new URL(url).pathname.replace(/\/?$/, '/'));
      expect(Date.parse(date), url).not.toBeNaN();
      expect(load(content)('button, [hidden]'), url).toHaveLength(0);
    }
  });

  test.each(['rss.xml', 'atom.xml'])('%s has all entries, and says where it is', (file) => {
    const $ = load(readBuilt(`${blog}/${file}`), {xml: true});
    expect($('item, entry')).toHaveLength(20);
    const own = $('channel > atom\\:link[rel=self], feed > link[rel=self]');
    expect(own.attr('href')).toBe(`${builtFor}/${blog}/${file}`);
  });
});

test('the feeds of the blog have posts in full, in at most 450 KB', () => {
  for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
    expect(Buffer.byteLength(readBuilt(`blog/${file}`))).toBeLessThan(450_000);
  }
  for (const {content_html: content, url} of itemsOf('blog')) {
    expect(content.length, url).toBeGreaterThan(3_000);
  }
});

test('folded content of the changelog is expanded in its feeds', () => {
  const text = itemsOf('changelog')
    .map(({content_html: content}) => content)
    .join('\n');
  expect(text).toContain('18 contributors:</p>');
  expect(text).toMatch(/\d+ pull requests:<\/p>/);
  expect(text).not.toContain('<details');
});

test('pages offer the feeds of the blog and the changelog, but not those of the test blog', () => {
  const feeds = load(readBuilt('docs/index.html'))('link[rel="alternate"][title$=" Feed"]');
  expect(feeds.toArray().map(({attribs}) => attribs.href)).toEqual(
    ['blog', 'changelog'].flatMap((blog) =>
      ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `/${blog}/${file}`),
    ),
  );
});
