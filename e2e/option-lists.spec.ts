import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {visit} from './support/visit';

const cli = `/docs/${lastVersion}/cli/`;

test('an option has a link that shows on hover, and highlights what it leads to', async ({
  page,
}) => {
  await page.goto(`${cli}#build-out-dir`);
  const option = page.locator('#build-out-dir');
  await expect(option).toBeInViewport();
  const color = (id: string) =>
    page.locator(id).evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(() => color('#build-out-dir')).not.toBe(await color('#build-dev'));
  const link = page.locator('#build-dev').getByRole('link', {name: /^Direct link to --dev/});
  await expect(link).toHaveCSS('opacity', '0');
  await page.locator('#build-dev').hover();
  await expect(link).toHaveCSS('opacity', '1');

  // After a link from another page, the browser doesn't match `:target`.
  await visit(page, '/docs/deployment/');
  await page.getByRole('article').locator('a[href$="#option-no-index"]').first().click();
  const linked = page.locator('#option-no-index');
  await expect(linked).toBeInViewport();
  await expect.poll(() => color('#option-no-index')).not.toBe(await color('#option-url'));
});

const docsPlugin = '/docs/api/plugins/@docusaurus/plugin-content-docs/';

const field = (page: Page) => page.getByRole('searchbox', {name: 'Find an option'});
const options = (page: Page) => page.locator('article li[id^="option-"]:visible');

test('readers find an option by a part of its name', async ({page}) => {
  await visit(page, docsPlugin);
  const all = await options(page).count();
  await field(page).fill('SidebarPath');
  await expect(options(page)).toHaveText([/^sidebarPath\b/u]);
  await expect(page.getByText(/^1 of \d+ options$/u)).toBeVisible();
  const heading = (name: string) => page.getByRole('article').getByRole('heading', {name});
  await expect(heading('Sidebars and navigation')).toBeVisible();
  await expect(heading('Options')).toBeVisible();
  await expect(heading('Installation')).toBeHidden();

  await field(page).fill('versions.<name>.');
  await expect(options(page).first()).toHaveText(/^versions\.<name>\.path\b/u);

  await field(page).fill('anchor');
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByText('No option matches “anchor”.')).toBeVisible();

  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(options(page)).toHaveCount(all);
  await expect(heading('Installation')).toBeVisible();

  // A link to a hidden option shows all options again.
  await field(page).fill('sidebarPath');
  await page.evaluate(() => {
    location.hash = 'option-path';
  });
  await expect(page.locator('#option-path')).toBeInViewport();
  await expect(field(page)).toHaveValue('');
});

test('on a phone, wide tables scroll in their box, and flags stay whole', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await visit(page, '/docs/deployment/');
  const box = page.getByRole('group', {name: 'Scrollable table'}).first();
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  const broken = await page.locator('article td code').evaluateAll((codes) =>
    codes
      .filter((code) => /^-[\w-]{2,20}$/u.test(code.textContent!))
      .filter((code) => code.getBoundingClientRect().height > 30)
      .map((code) => code.textContent),
  );
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
