import type {Page} from '@playwright/test';
import {hold} from './support/code';
import {expect, test} from './support/test';

// What the demonstrations do is tested in src/features/home/demos.

const demonstration = (page: Page, name: string) => page.getByRole('region', {name, exact: true});
const markdown = (page: Page) => demonstration(page, 'Write Markdown, get a page');
const colors = (page: Page) => demonstration(page, 'Pick a color, get a theme');

const primary = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary').trim(),
  );

test('the first screen says what Docusaurus is and how to start', async ({page}) => {
  await page.goto('/');
  for (const viewport of [
    {width: 390, height: 844},
    {width: 1280, height: 800},
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const part of [
      page.getByRole('heading', {level: 1}),
      page.getByRole('button', {name: 'Copy the command'}),
      page.getByRole('link', {name: 'Install Docusaurus'}),
    ]) {
      await expect(part).toBeInViewport({ratio: 1});
    }
    for (const part of await page.getByRole('main').getByRole('region').all()) {
      await part.scrollIntoViewIfNeeded();
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});

test('demonstrations load their code when scrolled near, and a click before that takes effect', async ({
  page,
}) => {
  await page.goto('/', {waitUntil: 'networkidle'});
  const release = await hold(page, '**/*.js');
  const requested = page.waitForRequest('**/*.js');
  const red = colors(page).getByRole('button', {name: 'Red'});
  await red.click();
  await expect(red).toBeFocused();
  await requested;
  await expect(colors(page).getByText('--ifm-color-primary: #2e8555;')).toBeVisible();
  release();
  await expect(colors(page).getByText('--ifm-color-primary: #c0362c;')).toBeVisible();
  await expect(red).toBeFocused();

  await colors(page).getByRole('button', {name: 'Try it on this page'}).click();
  expect(await primary(page)).toBe('#c0362c');
  await colors(page).getByRole('button', {name: 'Reset the color of this page'}).click();
  expect(await primary(page)).toBe('#2e8555');

  await markdown(page).getByRole('tab', {name: 'Windy'}).click();
  await expect(markdown(page).getByRole('tabpanel').getByText('Windward line first')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every demonstration shows its content', async ({page}) => {
    await page.goto('/');
    await expect(markdown(page).getByText('Bow line first, then the stern.').last()).toBeVisible();
    await expect(colors(page).getByText('--ifm-color-primary: #2e8555;')).toBeVisible();
  });
});
