import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {visit} from './support/visit';

const route = '/docs/styling-layout/';

const appliedColor = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary').trim(),
  );

test(
  'the generator outputs the shades of a color as CSS and applies them to the page',
  {tag: '@theme-colors-shades'},
  async ({page}) => {
    await visit(page, route);
    await page.getByRole('textbox', {name: 'Base color', exact: true}).fill('#8844aa');
    await expect(page.getByText('--ifm-color-primary: #8844aa;')).toBeVisible();
    expect(await appliedColor(page)).toBe('#8844aa');
    await page.getByRole('button', {name: 'Reset'}).click();
    expect(await appliedColor(page)).toBe('#2e8555');
  },
);

test(
  'each color mode keeps its own settings while the tab is open',
  {tag: ['@theme-colors-saved', '@theme-colors-switch']},
  async ({page}) => {
    await visit(page, route);
    const color = page.getByRole('textbox', {name: 'Base color', exact: true});
    await color.fill('#8844aa');
    await page.getByRole('button', {name: 'Edit the dark mode'}).click();
    await expect(color).toHaveValue('#25c2a0');
    await expect.poll(() => appliedColor(page)).toBe('#25c2a0');
    await page.getByRole('spinbutton', {name: 'Darken lightest by'}).fill('-0.5');
    await page.reload();
    await expect(page.getByRole('spinbutton', {name: 'Darken lightest by'})).toHaveValue('-0.5');
    await page.getByRole('button', {name: 'Edit the light mode'}).click();
    await expect(color).toHaveValue('#8844aa');
    await expect.poll(() => appliedColor(page)).toBe('#8844aa');
    const saved = await page.evaluate(() => Object.keys(sessionStorage));
    expect(saved).toEqual(
      expect.arrayContaining(['color-generator-light', 'color-generator-dark']),
    );
  },
);

test('an invalid color is flagged and changes nothing', async ({page}) => {
  await visit(page, route);
  const color = page.getByRole('textbox', {name: 'Base color', exact: true});
  await color.fill('red;}');
  await expect(color).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('--ifm-color-primary: #2e8555;')).toBeVisible();
});
