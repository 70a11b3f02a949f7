import {expect, test} from './support/test';
import {visit} from './support/visit';

const route = '/tests/pages/tabs-tests/';

test('tabs in a group change together, and the choice is saved, or stored in the URL', async ({
  page,
}) => {
  await visit(page, `${route}?season=autumn`);
  await expect(page.getByText('Leaves.')).toBeVisible();
  await page.getByRole('tab', {name: 'Spring'}).click();
  await expect(page).toHaveURL(`${route}?season=spring`);
  await page.getByRole('tab', {name: 'Ship', exact: true}).click();
  await expect(page.getByText('Tickets at the pier.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Tickets at the pier.')).toBeVisible();
  // The other tab list doesn't have this tab, so it doesn't change.
  await page.getByRole('tab', {name: 'On foot'}).click();
  await expect(page.getByText('Water.')).toBeVisible();
});

test('nested, lazy and numerous tabs work', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await visit(page, route);
  await expect(page.getByText('Second text.')).toBeVisible();
  await expect(page.getByText('Text Y.')).toBeVisible();
  await page.getByRole('tab', {name: 'Inner two'}).click();
  await expect(page.getByText('Text of inner two.')).toBeVisible();
  await page.getByRole('tab', {name: 'Outer two'}).click();
  await expect(page.getByText('Text of outer two.')).toBeVisible();
  await expect(page.getByText('Text of inner two.')).toBeHidden();
  await page.getByRole('tab', {name: 'Code', exact: true}).click();
  await expect(page.getByText("const tab = 'code';")).toBeVisible();
  await expect(page.getByRole('heading', {name: 'A heading in a tab'})).toBeHidden();

  // Lazy content exists only while its tab is open; other content always exists.
  await expect(page.getByText('Content of lazy one, mounted 1 times')).toBeVisible();
  await expect(page.getByText('Content of lazy two')).toHaveCount(0);
  await expect(page.getByText('Content of eager two, mounted 1 times')).toBeAttached();
  await page.getByRole('tab', {name: 'Lazy two'}).click();
  await expect(page.getByText('Content of lazy one')).toHaveCount(0);
  await page.getByRole('tab', {name: 'Lazy one'}).click();
  await expect(page.getByText('Content of lazy one, mounted 2 times')).toBeVisible();

  const last = page.getByRole('tab', {name: 'Tab 30'});
  await last.click();
  await expect(page.getByText('Text of tab 30.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await expect(page.getByRole('tab', {name: 'Enabled'})).toHaveAttribute('data-kind', 'sample');
});
