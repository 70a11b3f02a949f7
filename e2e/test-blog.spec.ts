import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir, builtFor, routes} from './support/routes';
import {expect, test} from './support/test';

// Everything tested here is in the HTML, and pages load faster without scripts.
test.use({javaScriptEnabled: false});

const root = '/tests/blog/';

const read = (file: string) => readFileSync(path.join(buildDir, root.slice(1), file), 'utf8');

test('lists show 3 posts per page, newest first', {tag: '@test-blog'}, async ({page, request}) => {
  await page.goto(root);
  const titles = page.getByRole('main').getByRole('article').getByRole('heading', {level: 2});
  await expect(titles).toHaveText([
    'Two authors, one of them from elsewhere',
    'Many authors',
    'One author with socials',
  ]);
  const blogPages = page.getByRole('navigation', {name: 'Blog list page navigation'});
  await expect(blogPages.getByRole('link', {name: 'Older entries'})).toHaveAttribute(
    'href',
    `${root}page/2/`,
  );
  await page.goto(`${root}page/7/`);
  await expect(titles).toHaveText(['A second blog on one site']);
  await expect(blogPages.getByRole('link')).toHaveText(['Newer entries']);
  for (const address of ['2023/08/05/', 'x/y/z.html/']) {
    expect((await request.get(root + address, {maxRedirects: 0})).status()).toBe(200);
  }
});

test(
  'posts with the same title or the same date all appear in lists',
  {tag: '@test-blog'},
  async ({page}) => {
    const addresses = async (name: RegExp) =>
      page
        .getByRole('main')
        .getByRole('link', {name})
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await page.goto(`${root}archive/`);
    expect((await addresses(/The same title/)).sort()).toEqual([
      `${root}2021/09/13/dup-title/`,
      `${root}2021/11/13/dup-title/`,
    ]);
    expect((await addresses(/Post [AB] of a day/)).sort()).toEqual([
      `${root}2023/07/19/a/`,
      `${root}2023/07/19/b/`,
    ]);
    await page.goto(`${root}2021/11/13/dup-title/`);
    const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
    await expect(sidebar.getByRole('link', {name: 'The same title'})).toHaveCount(2);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute(
      'href',
      `${root}2021/11/13/dup-title/`,
    );
  },
);

test.describe('authors', () => {
  test(
    'show for none, one, two or six authors, image-only authors and inline authors',
    {tag: '@test-blog'},
    async ({page}) => {
      const header = page.getByRole('article').locator('header');
      await page.goto(`${root}2021/08/22/no-author/`);
      await expect(header.locator('.avatar')).toHaveCount(0);

      await page.goto(`${root}2024/07/03/dual-author/`);
      await expect(header.getByRole('link', {name: 'Grace Sample'}).last()).toHaveAttribute(
        'href',
        `${root}authors/reviewers/grace/`,
      );
      await expect(header.getByRole('link', {name: 'Guido Inline'}).last()).toHaveAttribute(
        'href',
        'https://example.com/guido',
      );

      await page.goto(`${root}2024/07/03/multiple-authors/`);
      await expect(header.locator('.avatar')).toHaveCount(6);
      await expect(header.getByText('Guest of honor of this post')).toBeVisible();
      await expect(header.getByText('Reviews test posts')).toHaveCount(0);

      await page.goto(`${root}2022/01/20/image-only-authors/`);
      await expect(header.locator('.avatar img')).toHaveCount(3);
      await expect(header.locator('.avatar__name')).toHaveCount(0);

      await page.goto(`${root}2023/08/05/`);
      await expect(header.locator('.avatar')).toHaveText(/^Nora Inline/);
    },
  );

  test('show a link to each of their social profiles', {tag: '@test-blog'}, async ({page}) => {
    await page.goto(`${root}2024/07/03/single-author/`);
    const avatar = page.getByRole('article').locator('.avatar');
    for (const [title, address] of [
      ['X', 'https://x.com/grace-sample'],
      ['GitHub', 'https://github.com/grace-sample'],
      ['Stack Overflow', 'https://stackoverflow.com/users/1'],
      ['Bluesky', 'https://bsky.app/profile/grace-sample.example.com'],
      ['Mastodon', 'https://mastodon.social/@grace-sample'],
      ['Email', 'mailto:grace@example.com'],
      ['rss', 'https://example.com/feed.xml'],
    ] as const) {
      await expect(avatar.getByTitle(title, {exact: true})).toHaveAttribute('href', address);
    }
    await expect(avatar.locator('a[title]')).toHaveCount(13);
  });

  test(
    'have paginated pages at a path from their key or a custom path',
    {tag: '@test-blog'},
    async ({page}) => {
      await page.goto(`${root}authors/`);
      const names = page.getByRole('main').getByRole('heading', {level: 2});
      await expect(names).toHaveText([
        'Ada Fixture',
        'Grace Sample',
        'Linus Placeholder',
        'Plain Name',
      ]);
      await page.goto(`${root}authors/reviewers/grace/authors/2/`);
      await expect(page.getByRole('heading', {level: 1})).toContainText('Grace Sample');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
      await page.goto(`${root}authors/ada/`);
      await expect(page.getByText('at the address that her key gives')).toBeVisible();
      await expect(page.getByRole('link', {name: 'Older entries'})).toHaveAttribute(
        'href',
        `${root}authors/ada/authors/2/`,
      );
    },
  );
});

test.describe('tags', () => {
  test(
    'show 3 posts per page, and long names fit on a phone',
    {tag: '@test-blog'},
    async ({page}) => {
      await page.goto(`${root}tags/paginated-tag/page/4/`);
      await expect(page.getByText('More posts than three pages hold')).toBeVisible();
      await expect(page.getByRole('link', {name: 'Newer entries'})).toHaveAttribute(
        'href',
        `${root}tags/paginated-tag/page/3/`,
      );
      await page.setViewportSize({width: 390, height: 800});
      await page.goto(`${root}2023/07/19/a/`);
      await expect(page.getByRole('link', {name: /^LongLong/})).toHaveAttribute(
        'href',
        `${root}tags/long-long-long-long-long/`,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );

  test('with only unlisted posts are unlisted', {tag: '@test-blog'}, async ({page}) => {
    await page.goto(`${root}tags/`);
    const tags = page.getByRole('main').getByRole('listitem');
    await expect(tags.filter({hasText: /^Visibility1/})).toBeVisible();
    await expect(tags.filter({hasText: 'Unlisted'})).toHaveCount(0);
    await page.goto(`${root}tags/unlisted/`);
    await expect(page.getByText('Unlisted page')).toBeVisible();
    await page.goto(`${root}tags/visibility/`);
    await expect(page.getByRole('article').getByRole('heading', {level: 2})).toHaveText([
      'Post B of a day',
    ]);
  });
});

test(
  'an unlisted post shows a notice and is missing from lists and feeds',
  {tag: '@test-blog'},
  async ({page}) => {
    await page.goto(`${root}unlisted-post/`);
    await expect(page.getByText('Unlisted page')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex, nofollow',
    );
    const lists = ['', ...routes.filter((route) => /^\/tests\/blog\/page\//.test(route))].map(
      (route) => path.join(route.replace(root, ''), 'index.html'),
    );
    for (const file of [...lists, 'archive/index.html', 'rss.xml', 'atom.xml', 'feed.json']) {
      expect(read(file), file).not.toContain('unlisted-post');
    }
  },
);

test(
  'footnotes link to their own post when several posts are on a page',
  {tag: '@test-blog'},
  async ({page}) => {
    await page.goto(`${root}page/3/`);
    for (const [title, day] of [
      ['Footnotes of the first post', '2022-01-21'],
      ['Footnotes of the second post', '2022-01-22'],
      ['Footnotes of the third post', '2022-04-20'],
    ] as const) {
      const post = page
        .getByRole('article')
        .filter({has: page.getByRole('heading', {name: title, exact: true})});
      const address = await post.locator('sup a').first().getAttribute('href');
      await expect(page.locator(`[id="${address!.slice(1)}"]`)).toContainText(day);
    }
  },
);

test(
  'a post has the configured table of contents, and a list has none',
  {tag: '@test-blog'},
  async ({page}) => {
    await page.goto(`${root}2021/08/21/blog-post-toc-tests/`);
    await expect(page.locator('.table-of-contents a')).toHaveText([
      'Sowing',
      'Seeds',
      'Cress',
      'Harvest',
      'Baskets',
    ]);
    await page.goto(root);
    await expect(page.locator('.table-of-contents')).toHaveCount(0);
  },
);

for (const format of ['rss', 'atom'] as const) {
  test(
    `the ${format} feed is readable in a browser with or without XSLT`,
    {tag: '@test-blog'},
    async ({page}) => {
      // A document that an XSLT style sheet transforms never fires the load event.
      await page.goto(`${root}${format}.xml`, {waitUntil: 'commit'});
      await expect(page.getByRole('heading', {name: 'Test blog'})).toBeVisible();
      await expect(page.getByRole('link', {name: 'Unlisted post'})).toHaveCount(0);
      await expect(page.getByRole('link', {name: 'Many authors'})).toHaveAttribute(
        'href',
        `${builtFor}${root}2024/07/03/multiple-authors/`,
      );
    },
  );
}
