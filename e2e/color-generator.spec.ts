import {expect, test} from './support/test';

const route = '/docs/styling-layout/';

test('the generator gives the shades of a color as CSS, and shows them on the page', async ({
  page,
}) => {
  await page.goto(route);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await page.getByRole('textbox', {name: 'Base color', exact: true}).fill('#8844aa');
  await expect(page.getByText('--ifm-color-primary: #8844aa;')).toBeVisible();
  const applied = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary').trim(),
    );
  expect(await applied()).toBe('#8844aa');
  await page.getByRole('button', {name: 'Reset'}).click();
  expect(await applied()).toBe('#2e8555');
});

test('each color mode keeps its own settings while the tab is open', async ({page}) => {
  await page.goto(route);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  const color = page.getByRole('textbox', {name: 'Base color', exact: true});
  await color.fill('#8844aa');
  await page.getByRole('button', {name: 'Edit the dark mode'}).click();
  await expect(color).toHaveValue('#25c2a0');
  await page.getByRole('spinbutton', {name: 'Darken lightest by'}).fill('-0.5');
  await page.reload();
  await expect(page.getByRole('spinbutton', {name: 'Darken lightest by'})).toHaveValue('-0.5');
  await page.getByRole('button', {name: 'Edit the light mode'}).click();
  await expect(color).toHaveValue('#8844aa');
});

test('what is no color is marked and changes nothing', async ({page}) => {
  await page.goto(route);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  const color = page.getByRole('textbox', {name: 'Base color', exact: true});
  await color.fill('red;}');
  await expect(color).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('--ifm-color-primary: #2e8555;')).toBeVisible();
});
