import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseFeed} from 'feedsmith';
import {buildDir, routes} from './support/routes';
import {expect, test} from './support/test';

const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');

const readFeed = (file: string) => parseFeed(read(file));

const countOf = (pattern: RegExp) => routes.filter((route) => pattern.test(route)).length;

/** How many numbered pages follow the first one. */
const pagesAfter = (prefix: string) => countOf(new RegExp(`^${prefix}/\\d+/$`));

const releasePosts = [
  ...['2.2', '2.3', '2.4'],
  ...Array.from({length: 10}, (_, minor) => `3.${minor}`),
].map((version) => `/blog/releases/${version}/`);

const undatedPosts = [
  '/blog/preparing-your-site-for-docusaurus-v3/',
  '/blog/upgrading-frontend-dependencies-with-confidence-using-visual-regression-testing/',
];

test('the blog has its posts, and pages of lists @blog-pages @release-posts', () => {
  const datedPosts = countOf(/^\/blog\/\d{4}\/\d{2}\/\d{2}\/[^/]+\/$/);
  expect(releasePosts.filter((route) => !routes.includes(route))).toEqual([]);
  expect(undatedPosts.filter((route) => !routes.includes(route))).toEqual([]);
  const posts = datedPosts + releasePosts.length + undatedPosts.length;
  expect(posts).toBeGreaterThanOrEqual(26);
  expect(posts).toBeLessThanOrEqual(30);
  expect(pagesAfter('/blog/page')).toBe(5);
  expect(pagesAfter('/blog/tags/release/page')).toBe(3);
  expect(pagesAfter('/blog/authors/release-desk/authors')).toBe(4);
});

test('the changelog has all releases, 20 a page @changelog-pages', () => {
  expect(countOf(/^\/changelog\/\d[^/]*\/$/)).toBe(109);
  expect(pagesAfter('/changelog/page')).toBe(5);
  expect(routes).toEqual(
    expect.arrayContaining([
      '/changelog/2.0.0-alpha.19/',
      '/changelog/3.9.2/',
      '/changelog/authors/',
    ]),
  );
});

for (const blog of ['blog', 'changelog']) {
  for (const [file, format] of [
    ['rss.xml', 'rss'],
    ['atom.xml', 'atom'],
    ['feed.json', 'json'],
  ] as const) {
    test(`the ${format} feed of the ${blog} is one, with dated entries of this site`, () => {
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

/** Addresses and dates of a feed's entries, whatever its format. */
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
      throw new Error(`A feed of the format ${parsed.format} is none of this site's.`);
  }
}

test('the blog shows 5 posts a page, and all of them by year at its side @blog-page-size', async ({
  page,
}) => {
  const posts = countOf(/^\/blog\/\d{4}\/\d{2}\/\d{2}\/[^/]+\/$/);
  await page.goto('/blog/');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
  const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
  await expect(sidebar.getByRole('link')).toHaveCount(
    posts + releasePosts.length + undatedPosts.length,
  );
  const years = (await sidebar.getByRole('heading').allTextContents()).filter((title) =>
    /^\d{4}$/.test(title),
  );
  expect(years.length).toBeGreaterThan(3);
  expect(years).toEqual([...years].sort().reverse());
});
