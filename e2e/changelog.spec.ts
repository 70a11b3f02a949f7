import {readdirSync, readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import semver from 'semver';
import {expect, test} from './support/test';
import {lastVersion, olderVersion, releasePostOf} from './support/versions';

const versions = readdirSync('changelog')
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -'.md'.length));

const sourceOf = (version: string) => readFileSync(`changelog/${version}.md`, 'utf8');
const dayOf = (version: string) => /^date: (\S{10})/mu.exec(sourceOf(version))![1]!;

/** In list order: newest day first, then newest version first within a day. */
const ordered = [...versions].sort(
  (a, b) => dayOf(b).localeCompare(dayOf(a)) || semver.rcompare(a, b),
);

const perPage = 20;
const pageCount = Math.ceil(versions.length / perPage);
const pages = Array.from({length: pageCount}, (_, index) => ({
  route: index === 0 ? '/changelog/' : `/changelog/page/${index + 1}/`,
  versions: ordered.slice(index * perPage, (index + 1) * perPage),
}));

const entries = (page: Page) => page.getByRole('main').getByRole('article');

for (const [index, {route, versions: expected}] of pages.entries()) {
  test(
    `page ${index + 1} of the changelog lists its releases in order`,
    {tag: '@changelog-pages'},
    async ({page}) => {
      await page.goto(route);
      const title = index === 0 ? 'Changelog' : `Changelog, page ${index + 1}`;
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(entries(page)).toHaveCount(expected.length);
      const titles = await entries(page).getByRole('heading', {level: 2}).allTextContents();
      expect(titles).toEqual(expected);
    },
  );
}

test('releases from the same day are listed newest version first, even across pages', async ({
  page,
}) => {
  const sameDay = ['2.0.0-beta.13', '2.0.0-beta.12', '2.0.0-beta.11'];
  expect(new Set(sameDay.map(dayOf)).size).toBe(1);
  await page.goto(`/changelog/${sameDay[0]}/`);
  const older = page.getByRole('link', {name: /^Older release/u});
  for (const version of sameDay.slice(1)) {
    await older.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(version);
  }
  const sidebar = page.getByRole('navigation', {name: 'Releases', exact: true});
  const links = sidebar.getByRole('link');
  expect(
    await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label'))),
  ).toEqual(ordered);
  await expect(sidebar.getByRole('link', {name: sameDay[2]!, exact: true})).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test("the counts in the list link to sections on the release's page", async ({page}) => {
  const features = sourceOf('3.9.0').split('## New features')[1]!.split('\n## ')[0]!;
  const count = features.match(/^- /gmu)!.length;
  await page.goto('/changelog/');
  await entries(page)
    .filter({has: page.getByRole('heading', {name: '3.9.0', exact: true})})
    .getByRole('link', {name: `${count} new features`})
    .click();
  await expect(page).toHaveURL('/changelog/3.9.0/#new-features');
  await expect(page.locator('#new-features')).toBeInViewport();

  const index = page.getByRole('navigation', {name: 'Changes by kind'}).getByRole('link');
  await expect(index.first()).toHaveText(`New features (${count})`);
  for (const link of await index.all()) {
    await link.click();
    const hash = new URL(page.url()).hash;
    await expect(page.locator(`h2${hash}`)).toBeInViewport();
  }
});

test('a release links to its post, docs, source and comparison', async ({page}) => {
  const linksOf = async (version: string) => {
    await page.goto(`/changelog/${version}/`);
    const links = page.getByRole('list', {name: `More about ${version}`}).getByRole('link');
    return links.evaluateAll((found) =>
      found.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
    );
  };
  const repository = 'https://github.com/facebook/docusaurus';
  const previous = semver.maxSatisfying(versions, `<${lastVersion}`);
  expect(await linksOf(lastVersion)).toEqual([
    ['Release post', releasePostOf(lastVersion)],
    [`Docs of ${lastVersion}`, `/docs/${lastVersion}/`],
    [`Source of ${lastVersion}`, `${repository}/tree/v${lastVersion}`],
    [`Compare with ${previous}`, `${repository}/compare/v${previous}...v${lastVersion}`],
  ]);
  expect((await linksOf(olderVersion)).map(([label]) => label)).toContain(
    `Docs of ${olderVersion}`,
  );
  expect(await linksOf('2.0.0-beta.10')).toEqual([
    ['Source of 2.0.0-beta.10', `${repository}/tree/v2.0.0-beta.10`],
    ['Compare with 2.0.0-beta.9', `${repository}/compare/v2.0.0-beta.9...v2.0.0-beta.10`],
  ]);
});

test('contributors are collapsed and can be expanded with the keyboard', async ({page}) => {
  await page.goto('/changelog/3.9.0/');
  const details = page.locator('details', {hasText: '18 contributors'});
  const person = details.getByRole('link', {name: '3v0k4'});
  await expect(details.locator('summary')).toContainText('3v0k4, akshatsinha0');
  await expect(person).toBeHidden();
  await details.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(person).toBeVisible();
  await expect(details.getByRole('link')).toHaveCount(18);
  await page.keyboard.press('Enter');
  await expect(person).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('contributors expand, and all content is there', async ({page}) => {
    await page.goto('/changelog/3.9.0/');
    await expect(page.getByRole('navigation', {name: 'Changes by kind'})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Releases', exact: true})).toBeVisible();
    await page.getByText('18 contributors').click();
    await expect(page.getByRole('link', {name: '3v0k4'})).toBeVisible();
  });
});

test('on a phone, the versions are in the menu and nothing overflows the screen', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/changelog/2.0.0-beta.10/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.getByRole('link', {name: '2.0.0-beta.9', exact: true}).last().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('2.0.0-beta.9');
});

test("blogs don't show changelog features", async ({page}) => {
  for (const route of ['/blog/', '/tests/blog/']) {
    await page.goto(route);
    await expect(
      page.getByRole('navigation', {name: 'Blog recent posts navigation'}),
    ).toBeVisible();
    await expect(page.getByRole('list', {name: /^Changes in/u})).toHaveCount(0);
  }
});

for (const blog of ['changelog', 'blog']) {
  for (const file of ['rss.xml', 'atom.xml']) {
    test(`/${blog}/${file} is readable in a browser`, async ({page}) => {
      await page.goto(`/${blog}/${file}`);
      await expect(page).toHaveTitle(`Docusaurus Docs: ${blog}`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(`Docusaurus Docs: ${blog}`);
      const items = page.getByRole('main').getByRole('listitem');
      await expect(items).toHaveCount(20);
      const [link, time] = [items.first().getByRole('link'), items.first().locator('time')];
      await expect(link).toBeVisible();
      await expect(time).toBeVisible();
      // Content for feed readers is hidden.
      await expect(page.locator('item, entry').first()).toBeHidden();
      const path = new URL((await link.getAttribute('href'))!).pathname;
      expect((await page.request.get(path)).status()).toBe(200);
    });
  }
}
