import {builtPage} from './support/routes';
import {expect, test} from './support/test';

test('client-only content hydrates without a mismatch', async ({page}) => {
  const route = '/tests/pages/hydration-tests/';
  const html = builtPage(route).replaceAll('<!-- -->', '');
  for (const text of [
    'useIsBrowser: false',
    'BrowserOnly: the fallback of the build',
    'Width: unknown to the build',
    'Rendered in the build',
  ]) {
    expect(html).toContain(text);
  }
  const [, builtId] = /<label for="?([^\s">]+)"?>A field with an id/.exec(html)!;
  await page.goto(route);
  await expect(page.getByText('useIsBrowser: true')).toBeVisible();
  await expect(page.getByText(/BrowserOnly: this browser speaks \w+/)).toBeVisible();
  await expect(page.getByLabel('A field with an id')).toHaveId(builtId!);
  await expect(page.getByText('Width: 1280 pixels')).toBeVisible();
  await page.setViewportSize({width: 1000, height: 800});
  await expect(page.getByText('Width: 1000 pixels')).toBeVisible();
  await expect(page.getByText('Rendered in the build')).toBeVisible();
});

test('an error boundary shows the error with its causes and can try again', async ({page}) => {
  await page.goto('/tests/pages/error-boundary-tests/');
  const tryAgain = page.getByRole('button', {name: 'Try again'});
  const causes =
    /Cause:\s+the third part broke in render, on purpose\s+Cause:\s+somebody pressed its button/;
  for (const [part, shown] of [
    ['first', 'the first part broke in render, on purpose'],
    ['second', 'out of order'],
    ['third', causes],
    ['inner', 'the inner part broke in render'],
    ['fourth', 'The fallback broke as well'],
    ['fifth', 'the fifth part broke in an effect'],
  ] as const) {
    await page.getByRole('button', {name: `Break the ${part} part`}).click();
    await expect(page.getByRole('main')).toContainText(shown);
    if (part === 'inner') {
      await expect(page.getByRole('button', {name: 'Break the outer part'})).toBeVisible();
    }
    await tryAgain.click();
    await expect(tryAgain).toHaveCount(0);
  }
  await page.getByRole('button', {name: 'Break the sixth part'}).click();
  await expect(tryAgain).toHaveCount(0);
  await expect(page.getByRole('button', {name: /^Break/})).toHaveCount(8);
});

test('an analytics plugin is notified once about each URL change', async ({page}) => {
  const route = '/tests/pages/analytics/';
  await page.goto(route);
  const rows = page.getByRole('table', {name: 'Page views'}).locator('tbody tr');
  await expect(rows).toHaveText([`${route}outsidethe page as it loads`]);
  await page.getByRole('link', {name: 'Add a query'}).click();
  await expect(rows.last()).toHaveText(`${route}?campaign=spring${route}the plugin`);
  await page.getByRole('link', {name: 'Change the query'}).click();
  await expect(rows.last()).toContainText(`${route}?campaign=autumn`);
  await page.getByRole('link', {name: 'Change the query'}).click();
  await page.getByRole('link', {name: 'Go to an anchor'}).click();
  await expect(rows.last()).toContainText(`${route}?campaign=autumn#make`);
  await expect(rows).toHaveCount(4);
  await page.getByRole('link', {name: 'Go to another page'}).click();
  await expect(page).toHaveURL('/tests/pages/history-tests/');
  await expect(rows).toHaveCount(0);
  await page.goBack();
  await expect(rows).toHaveCount(6);
});

test("a client module's functions are called in order", async ({page}) => {
  const route = '/tests/pages/client-modules/';
  await page.goto(route);
  const calls = page.getByRole('table', {name: 'Calls of the client module'}).locator('tbody tr');
  await expect(calls).not.toHaveCount(0);
  await page.getByRole('link', {name: 'With a query'}).click();
  await expect(calls.filter({hasText: '?step=1'})).toHaveText([
    `onRouteUpdate${route}?step=1`,
    `cleanup${route}?step=1`,
    `onRouteDidUpdate${route}?step=1`,
  ]);
});
