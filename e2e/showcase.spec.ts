import type {Page} from '@playwright/test';
import {showcaseSites, showcaseTags} from '../src/features/showcase/sites';
import {expect, test} from './support/test';
import {visit} from './support/visit';

const total = showcaseSites.length;
const tagged = (tag: string) => showcaseSites.filter(({tags}) => tags.some((own) => own === tag));
const favorites = tagged('favorite');
const shownAtFirst = 12;

async function open(page: Page, search = '') {
  await visit(page, `/showcase/${search}`);
}

const searchBox = (page: Page) =>
  page.getByRole('searchbox', {name: 'Search names and descriptions'});
const status = (page: Page) => page.locator('main').getByRole('status');
const names = (page: Page) => page.getByRole('main').getByRole('heading', {level: 3});
const tagButton = (page: Page, name: RegExp) =>
  page.getByRole('group', {name: 'Tags'}).getByRole('button', {name});

test('favorites come first in their own section', async ({page}) => {
  await open(page);
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
    'Favorites',
    'All other sites',
  ]);
  await expect(status(page)).toHaveText(`${total} sites`);
  const first = page.getByRole('list', {name: 'Favorites'}).getByRole('heading', {level: 3});
  await expect(first).toHaveText(favorites.map(({name}) => name));
});

test('searching by name shows one section and keeps the name in the URL', async ({page}) => {
  await open(page);
  await searchBox(page).fill('apisix');
  await expect(status(page)).toHaveText('1 site');
  await expect(names(page)).toHaveText(['Apache APISIX']);
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
    'Matching sites',
  ]);
  await expect(page).toHaveURL(/\?name=apisix$/);
  await page.reload();
  await expect(names(page)).toHaveText(['Apache APISIX']);
  await expect(searchBox(page)).toHaveValue('apisix');
});

test('typing in the middle of a name keeps the cursor position', async ({page}) => {
  await open(page, '?name=apiix');
  await expect(searchBox(page)).toHaveValue('apiix');
  await searchBox(page).focus();
  await page.keyboard.press('Home');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 's', 'End', '!']) {
    await page.keyboard.press(key);
  }
  await expect(searchBox(page)).toHaveValue('apisix!');
  // The same holds after the URL has been updated.
  await expect(page).toHaveURL(/\?name=apisix%21$/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('..');
  await expect(searchBox(page)).toHaveValue('apisix..!');
});

test('tags combine as any or all', async ({page}) => {
  await open(page);
  await tagButton(page, /^Translated/).click();
  await tagButton(page, /^Large/).click();
  await expect(page).toHaveURL(/\?tags=i18n&tags=large$/);
  const any = showcaseSites.filter(({tags}) => tags.includes('i18n') || tags.includes('large'));
  const all = tagged('i18n').filter(({tags}) => tags.includes('large'));
  await expect(status(page)).toHaveText(`${any.length} sites`);
  await page.getByRole('checkbox', {name: /all selected tags/}).check();
  await expect(status(page)).toHaveText(`${all.length} sites`);
});

test('long lists start short, and a button shows the rest', async ({page}) => {
  const sites = tagged('opensource');
  await open(page, '?tags=opensource');
  await expect(status(page)).toHaveText(`${sites.length} sites`);
  await expect(names(page)).toHaveText(sites.slice(0, shownAtFirst).map(({name}) => name));
  await page.getByRole('button', {name: `Show ${sites.length - shownAtFirst} more`}).press('Enter');
  await expect(names(page)).toHaveText(sites.map(({name}) => name));
  await expect(
    page.getByRole('link', {name: sites[shownAtFirst]!.name, exact: true}),
  ).toBeFocused();
  // Another filter starts short again.
  await searchBox(page).fill('a');
  await expect(names(page)).toHaveCount(shownAtFirst);
});

test('each tag shows how many sites have it', async ({page}) => {
  await open(page);
  await expect(tagButton(page, /^Favorite/)).toHaveText(`Favorite ${favorites.length}`);
  await expect(tagButton(page, /^Open source/)).toHaveText(
    `Open source ${tagged('opensource').length}`,
  );
});

test('back and forward step through filters and searches', async ({page}) => {
  await page.goto('/versions/');
  await open(page);
  await tagButton(page, /^Meta/).click();
  await searchBox(page).pressSequentially('re', {delay: 50});
  await expect(page).toHaveURL(/\?name=re&tags=meta$/);
  // A pause while typing doesn't add a history entry.
  await searchBox(page).pressSequentially('act');
  await expect(page).toHaveURL(/\?name=react&tags=meta$/);

  await page.goBack();
  await expect(page).toHaveURL(/\?tags=meta$/);
  await expect(searchBox(page)).toHaveValue('');
  await expect(status(page)).toHaveText(`${tagged('meta').length} sites`);
  await page.goBack();
  await expect(tagButton(page, /^Meta/)).toHaveAttribute('aria-pressed', 'false');
  await expect(status(page)).toHaveText(`${total} sites`);
  await page.goForward();
  await page.goForward();
  await expect(searchBox(page)).toHaveValue('react');
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/versions/');
});

test('choosing a tag keeps the focus and scroll position', async ({page}) => {
  await open(page);
  const button = tagButton(page, /^Personal/);
  await button.focus();
  await page.keyboard.press('Space');
  await expect(status(page)).toHaveText(`${tagged('personal').length} sites`);
  await expect(page).toHaveURL(/\?tags=personal$/);
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/showcase/');
  await expect(button).toBeFocused();
});

test('a filter keeps the rest of the URL', async ({page}) => {
  await open(page, '?from=mail#others');
  await tagButton(page, /^Right to left/).click();
  await expect(page).toHaveURL('/showcase/?from=mail&tags=rtl#others');
});

test('shows a message and a reset button when nothing matches', async ({page}) => {
  await open(page);
  await searchBox(page).fill('zzzz');
  await expect(page.getByText(/^No sites match/)).toBeVisible();
  await expect(status(page)).toHaveText('0 sites');
  await page.getByRole('button', {name: 'Show all sites'}).click();
  await expect(status(page)).toHaveText(`${total} sites`);
  await expect(searchBox(page)).toBeFocused();
  await expect(page).toHaveURL('/showcase/');
});

test('a card has a description, tags, and links to its site and source', async ({page}) => {
  const site = showcaseSites.find(({source}) => source)!;
  await open(page, `?name=${encodeURIComponent(site.name)}`);
  await expect(page.getByRole('link', {name: site.name, exact: true})).toHaveAttribute(
    'href',
    site.url,
  );
  await expect(page.getByRole('link', {name: `Source of ${site.name}`})).toHaveAttribute(
    'href',
    site.source!,
  );
  const card = page.getByRole('list', {name: 'Matching sites'}).getByRole('listitem').first();
  await expect(card).toContainText(site.description);
  // The link to the source stands for the tag "Open source".
  await expect(card.getByRole('listitem')).toHaveText(
    site.tags.filter((tag) => tag !== 'opensource').map((tag) => showcaseTags[tag].label),
  );
});

test('the page has no images, and screen readers skip the emblems', async ({page}) => {
  await open(page);
  await expect(page.locator('main [data-initials]').first()).toHaveAttribute('aria-hidden', 'true');
  await expect(page.locator('main img')).toHaveCount(0);
});

test('the width of the window sets the number of columns', async ({page}) => {
  await open(page);
  for (const [width, columns] of [
    [1360, 3],
    [1100, 2],
    [996, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await expect(page.getByRole('list', {name: 'Favorites'})).toHaveCSS(
      'grid-template-columns',
      new RegExp(`^(\\S+px ?){${columns}}$`),
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('every site is listed', async ({page}) => {
    await page.goto('/showcase/');
    await expect(names(page)).toHaveCount(total);
    await expect(names(page).last()).toBeVisible();
  });
});
