import {expect, test} from './support/test';

test('a page that crashes says so, with its causes and ways on', async ({
  page,
  context,
  problems,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tests/pages/crashTest/');
  await page.getByRole('button', {name: 'Crash this page'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByText('This page crashes on purpose')).toContainText(
    'Cause:\nbecause somebody asked it to',
    {useInnerText: true},
  );
  await page.getByRole('button', {name: 'Copy details'}).click();
  await expect(page.getByText('Details copied')).toBeVisible();
  const details = await page.evaluate(() => navigator.clipboard.readText());
  expect(details).toContain('because somebody asked it to');
  expect(details).toContain('/tests/pages/crashTest/');

  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'Crash test'})).toBeVisible();

  await page.getByRole('button', {name: 'Crash this page'}).click();
  await page.getByRole('link', {name: 'Go to the home page'}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // The errors that this test asked for.
  problems.length = 0;
});
