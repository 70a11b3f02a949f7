import type {Page} from '@playwright/test';
import {showcaseSites} from '../src/features/showcase/sites';
import {expect, test} from './support/test';
import {visit} from './support/visit';

const total = showcaseSites.length;
const tagged = (tag: string) => showcaseSites.filter(({tags}) => tags.some((own) => own === tag));
const favorites = tagged('favorite');
const shownAtFirst = 8;

async function open(page: Page, search = '') {
  await visit(page, `/showcase/${search}`);
}

const searchBox = (page: Page) => page.getByRole('searchbox', {name: 'Search by name'});
const status = (page: Page) => page.locator('main').getByRole('status');
const names = (page: Page) => page.getByRole('main').getByRole('heading', {level: 3});
const tagButton = (page: Page, name: RegExp) =>
  page.getByRole('group', {name: 'Tags'}).getByRole('button', {name});

test('favorites come first, in a section of their own', async ({page}) => {
  await open(page);
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
    'Favorites',
    'All other sites',
  ]);
  await expect(status(page)).toHaveText(`${total} sites`);
  const first = page.getByRole('list', {name: 'Favorites'}).getByRole('heading', {level: 3});
  await expect(first).toHaveText(favorites.map(({name}) => name));
});

test('a name narrows the list to one section, and the address holds it', async ({page}) => {
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

test('a letter typed in the middle of a name stays there', async ({page}) => {
  await open(page, '?name=apiix');
  await expect(searchBox(page)).toHaveValue('apiix');
  await searchBox(page).focus();
  await page.keyboard.press('Home');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 's', 'End', '!']) {
    await page.keyboard.press(key);
  }
  await expect(searchBox(page)).toHaveValue('apisix!');
  // The address has followed: what is typed after that goes to its place, too.
  await expect(page).toHaveURL(/\?name=apisix%21$/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('..');
  await expect(searchBox(page)).toHaveValue('apisix..!');
});

test('tags add up to any or all', async ({page}) => {
  await open(page);
  await tagButton(page, /^Translated/).click();
  await tagButton(page, /^Large/).click();
  await expect(page).toHaveURL(/\?tags=i18n&tags=large$/);
  const any = showcaseSites.filter(({tags}) => tags.includes('i18n') || tags.includes('large'));
  const all = tagged('i18n').filter(({tags}) => tags.includes('large'));
  await expect(status(page)).toHaveText(`${any.length} sites`);
  await page.getByRole('checkbox', {name: /all chosen tags/}).check();
  await expect(status(page)).toHaveText(`${all.length} sites`);
});

test('many matches are shown as far as one sees, and the rest on request', async ({page}) => {
  const sites = tagged('opensource');
  await open(page, '?tags=opensource');
  await expect(status(page)).toHaveText(`${sites.length} sites`);
  await expect(names(page)).toHaveText(sites.slice(0, shownAtFirst).map(({name}) => name));
  await page
    .getByRole('button', {name: `Show the other ${sites.length - shownAtFirst}`})
    .press('Enter');
  await expect(names(page)).toHaveText(sites.map(({name}) => name));
  await expect(
    page.getByRole('link', {name: sites[shownAtFirst]!.name, exact: true}),
  ).toBeFocused();
  // Another filter starts from above.
  await searchBox(page).fill('a');
  await expect(names(page)).toHaveCount(shownAtFirst);
});

test('each tag says how many sites have it', async ({page}) => {
  await open(page);
  await expect(tagButton(page, /^Favorite/)).toHaveText(`Favorite ${favorites.length}`);
  await expect(tagButton(page, /^Open source/)).toHaveText(
    `Open source ${tagged('opensource').length}`,
  );
});

test('back and forward go through what was chosen and typed', async ({page}) => {
  await page.goto('/versions/');
  await open(page);
  await tagButton(page, /^Meta/).click();
  await searchBox(page).pressSequentially('re', {delay: 50});
  await expect(page).toHaveURL(/\?name=re&tags=meta$/);
  // A pause in typing ends no step.
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

test('a tag keeps the keyboard where it is, and the page too', async ({page}) => {
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

test('a filter leaves the rest of the address alone', async ({page}) => {
  await open(page, '?from=mail#others');
  await tagButton(page, /^Right to left/).click();
  await expect(page).toHaveURL('/showcase/?from=mail&tags=rtl#others');
});

test('nothing found says so and offers the way back', async ({page}) => {
  await open(page);
  await searchBox(page).fill('zzzz');
  await expect(page.getByText('No site matches.')).toBeVisible();
  await expect(status(page)).toHaveText('0 sites');
  await page.getByRole('button', {name: 'Show all sites'}).click();
  await expect(status(page)).toHaveText(`${total} sites`);
  await expect(searchBox(page)).toBeFocused();
  await expect(page).toHaveURL('/showcase/');
});

test('a card leads to its site and its source', async ({page}) => {
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
});

test('covers are drawn without pictures, and are no content', async ({page}) => {
  await open(page);
  const cover = page.locator('main [data-initials]').first();
  await expect(cover).toHaveAttribute('aria-hidden', 'true');
  await expect(cover).toHaveCSS('background-image', /linear-gradient/);
  const pattern = await cover.evaluate(
    (element) => getComputedStyle(element, '::before').background,
  );
  expect(pattern).toContain('gradient');
  await expect(page.locator('main img')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('every site is there', async ({page}) => {
    await page.goto('/showcase/');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(total);
    await expect(names(page).last()).toBeVisible();
  });
});
