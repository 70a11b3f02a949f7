import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hasGitHistory} from '../config/site';
import {buildDir} from './support/routes';
import {expect, test} from './support/test';
import {testDocsFamilies} from './support/test-docs-routes';

// Everything tested here is in the HTML, and pages load faster without scripts.
test.use({javaScriptEnabled: false});

const root = '/tests/docs/';

const expected = Object.entries(testDocsFamilies).flatMap(([family, ends]) =>
  ends.map((end) => ({family, route: root + end})),
);

const htmlOf = (route: string) =>
  readFileSync(path.join(buildDir, route.slice(1), 'index.html'), 'utf8');

test(
  'a server finds every route, whatever characters it contains',
  {tag: '@test-docs'},
  async ({request}) => {
    for (const {route} of expected) {
      const response = await request.get(encodeURI(route), {maxRedirects: 0});
      expect(`${route} ${response.status()}`).toBe(`${route} 200`);
    }
  },
);

test(
  'test docs and community docs have the version label Next',
  {tag: '@test-docs-label'},
  async ({page}) => {
    await page.goto(root);
    await expect(page.getByText('Version: Next', {exact: true})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Copy page'})).toHaveCount(0);
    for (const route of [root, '/community/support/']) {
      expect(htmlOf(route)).toContain('"version":"Next"');
    }
  },
);

test.describe('tags', () => {
  test(
    'have labels, paths and descriptions from tags.yml or from docs',
    {tag: '@test-docs'},
    async ({page}) => {
      await page.goto(`${root}tags/`);
      const tags = page.getByRole('main').getByRole('listitem').getByRole('link');
      for (const [label, address] of [
        ['A', 'a'],
        ['Tag B', 'b'],
        ['Tag C', 'permalink-for-tag-c'],
        ['d', 'd'],
        ['Tag E', 'permalink-for-tag-e'],
        ['some-tag', 'some-tag'],
      ]) {
        const tag = tags.filter({hasText: new RegExp(`^${label}$`)});
        await expect(tag).toHaveAttribute('href', `${root}tags/${address}/`);
      }
      await tags.filter({hasText: 'Tag C'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('One doc tagged with "Tag C"');
      await expect(page.getByText('The address comes from this file')).toBeVisible();
    },
  );

  test(
    'an unlisted tag is missing from lists and its page shows a notice',
    {tag: ['@test-docs', '@unlisted-docs']},
    async ({page}) => {
      await page.goto(`${root}tags/`);
      const tags = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(tags.filter({hasText: 'Visibility'})).toBeVisible();
      await expect(tags.filter({hasText: 'Unlisted'})).toHaveCount(0);
      await page.goto(`${root}tags/unlisted/`);
      await expect(page.getByText('Unlisted page')).toBeVisible();
    },
  );

  test(
    'a tag page shows only its listed docs',
    {tag: ['@test-docs', '@unlisted-docs']},
    async ({page}) => {
      await page.goto(`${root}tags/visibility/`);
      await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
        'Listed below a draft',
        'Visibility',
      ]);
    },
  );
});

test.describe('sidebars', () => {
  test('a doc can show another sidebar', {tag: '@test-docs'}, async ({page}) => {
    await page.goto(`${root}doc-with-another-sidebar/`);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('listitem')).toHaveText(['Doc with another sidebar']);
  });

  for (const [doc, neighbors] of [
    ['standalone', []],
    ['doc-without-sidebar', [/Previous.*More test/, /Next.*Standalone/]],
  ] as const) {
    test(
      `${doc} has no sidebar and ${neighbors.length} pagination links`,
      {tag: '@test-docs'},
      async ({page}) => {
        await page.goto(`${root}${doc}/`);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCount(0);
        const paginator = page.getByRole('navigation', {name: 'Docs pages'});
        await expect(paginator.getByRole('link')).toHaveCount(neighbors.length);
        for (const name of neighbors) {
          await expect(paginator.getByRole('link', {name})).toBeVisible();
        }
      },
    );
  }
});

test(
  'front matter overrides the date and author of the last update',
  {tag: '@test-docs'},
  async ({page}) => {
    const lastUpdate = page.getByText(/^Last updated/);
    const on = (date: string) => (hasGitHistory ? ` on ${date}` : '');
    await page.goto(`${root}doc-with-last-update/`);
    await expect(lastUpdate).toHaveText(`Last updated${on('Mar 4, 2021')} by Release desk`);
    await page.goto(`${root}more-test/`);
    await expect(lastUpdate).toHaveText(`Last updated${on('Feb 29, 2024')} by Test desk`);
    await page.goto(`${root}standalone/`);
    await expect(lastUpdate).toHaveText(/ by A\. Guest$/);
  },
);

test.describe('visibility', () => {
  const visibility = `${root}tests/visibility/`;
  const isUnlisted = (route: string) => htmlOf(route).includes('theme-unlisted-banner');

  test(
    'only unlisted docs, including the forced one, show the unlisted notice',
    {tag: ['@test-docs', '@unlisted-docs']},
    async ({page}) => {
      const unlisted = expected.map(({route}) => route).filter(isUnlisted);
      expect(unlisted.map((route) => route.slice(root.length))).toEqual([
        'tags/unlisted/',
        ...[
          'force-unlisted/',
          'only-unlisteds/unlisted-subcategory/',
          'only-unlisteds/unlisted-subcategory/unlisted3/',
          'only-unlisteds/unlisted1/',
          'only-unlisteds/unlisted2/',
          'some-unlisteds/subcategory-with-listed-index/unlisted1/',
          'some-unlisteds/subcategory-with-listed-index/unlisted2/',
          'some-unlisteds/unlisted-subcategory/',
          'some-unlisteds/unlisted-subcategory/unlisted3/',
          'some-unlisteds/unlisted1/',
          'some-unlisteds/unlisted2/',
          'unlisted-except-index/unlisted1/',
          'unlisted-except-index/unlisted2/',
        ].map((end) => `tests/visibility/${end}`),
      ]);
      await page.goto(`${visibility}force-unlisted/`);
      await expect(page.getByText('This page is unlisted.')).toBeVisible();
    },
  );

  test(
    'the sidebar shows listed docs and the current doc',
    {tag: ['@test-docs', '@unlisted-docs']},
    async ({page}) => {
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      const link = (name: string) => sidebar.getByRole('link', {name, exact: true});
      const button = (name: string) => sidebar.getByRole('button', {name, exact: true});

      await page.goto(visibility);
      await expect(button('some-unlisteds')).toBeVisible();
      await expect(link('All unlisted except for the index')).toBeVisible();
      await expect(button('only-unlisteds')).toHaveCount(0);
      await expect(link('Unlisted by the parser')).toHaveCount(0);

      await page.goto(`${visibility}only-unlisteds/unlisted1/`);
      await expect(button('only-unlisteds')).toBeVisible();
      await expect(link('Unlisted 1 of a hidden category')).toHaveAttribute('aria-current', 'page');
      await expect(link('Unlisted 2 of a hidden category')).toHaveCount(0);
      await expect(
        page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link'),
      ).toHaveCount(0);

      await page.goto(`${visibility}some-unlisteds/subcategory-with-listed-index/`);
      await expect(link('Listed index')).toBeVisible();
      await expect(button("Collapse sidebar category 'Listed index'")).toHaveCount(0);

      await page.goto(`${visibility}unlisted-except-index/unlisted1/`);
      await expect(
        button("Collapse sidebar category 'All unlisted except for the index'"),
      ).toBeVisible();
      await expect(link('Unlisted 2 below the only listed doc')).toHaveCount(0);

      await page.goto(`${visibility}some-unlisteds/unlisted-subcategory/listed1/`);
      await expect(link('Listed below an unlisted index')).toBeVisible();
      await expect(link('Unlisted 3 beside a listed doc')).toHaveCount(0);
      const unlistedIndex = `${visibility}some-unlisteds/unlisted-subcategory/`;
      await expect(page.locator(`a[href="${unlistedIndex}"]`)).toHaveCount(0);
    },
  );

  test(
    'a category whose index is a draft has no link, and one with only drafts is hidden',
    {tag: ['@test-docs', '@draft-docs']},
    async ({page}) => {
      await page.goto(`${visibility}some-drafts/draft-subcategory/listed1/`);
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await expect(
        sidebar.getByRole('button', {name: 'draft-subcategory', exact: true}),
      ).toBeVisible();
      await expect(sidebar.getByText(/Draft \d|Draft index/)).toHaveCount(0);
      await expect(sidebar.getByText('only-drafts')).toHaveCount(0);
    },
  );
});
