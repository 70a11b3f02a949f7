import {builtPage} from './support/routes';
import {expect, test} from './support/test';
import {visit} from './support/visit';

const onlyNightly = 'npm run test:full tests what React and its router do on these pages';

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
  const breaks = (part: string) => page.getByRole('button', {name: `Break ${part}`}).click();
  const tryAgain = page.getByRole('button', {name: 'Try again'});

  await breaks('the first part');
  await expect(page.getByText('the first part broke in render, on purpose')).toBeVisible();
  await tryAgain.click();
  await expect(page.getByRole('button', {name: 'Break the first part'})).toBeVisible();

  await breaks('the second part');
  await expect(page.getByRole('alert').filter({hasText: 'out of order'})).toBeVisible();
  await tryAgain.click();

  await breaks('the third part');
  await expect(page.getByText('The third widget could not be drawn')).toContainText(
    /Cause:\s+the third part broke in render, on purpose\s+Cause:\s+somebody pressed its button/,
  );
  await tryAgain.click();

  await breaks('the inner part');
  await expect(page.getByText('the inner part broke in render')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Break the outer part'})).toBeVisible();
  await tryAgain.click();

  await breaks('the fourth part');
  await expect(page.getByText('The fallback broke as well')).toBeVisible();
  await tryAgain.click();

  await breaks('the fifth part');
  await expect(page.getByText('the fifth part broke in an effect')).toBeVisible();
  await tryAgain.click();

  await breaks('the sixth part');
  await expect(tryAgain).toHaveCount(0);
  await expect(page.getByRole('button', {name: /^Break/})).toHaveCount(8);
});

test('with Suspense, the build waits and the browser shows a fallback', async ({page}) => {
  test.skip(!process.env.FULL_TESTS, onlyNightly);
  expect(builtPage('/tests/pages/react-18/')).toContain('This sentence came in a file of its own.');
  await page.goto('/tests/pages/react-18/');
  await expect(page.getByText('This sentence came in a file of its own.')).toBeVisible();
  await page.getByRole('button', {name: 'Ask', exact: true}).click();
  await expect(page.getByText('Waiting for the answer…')).toBeVisible();
  await page.getByRole('button', {name: 'Answer', exact: true}).click();
  await expect(page.getByText('The answer is here.')).toBeVisible();
  await page.getByRole('button', {name: 'Show the tone'}).click();
  await expect(page.getByText('The tone is loud.')).toBeVisible();
});

test('deferred values, transitions and actions work', async ({page}) => {
  test.skip(!process.env.FULL_TESTS, onlyNightly);
  await visit(page, '/tests/pages/react-18/');
  await page.getByLabel('Filter the rows').fill('199');
  await expect(page.getByText('12 rows contain “199”, the first is row 199.')).toBeVisible();
  await page.getByRole('button', {name: 'Step', exact: true}).click();
  await expect(page.getByText('Steps taken: 1')).toBeVisible();

  await page.getByRole('button', {name: 'Add', exact: true}).click();
  await expect(page.getByText('A name is missing.')).toBeVisible();
  const name = page.getByLabel('Name', {exact: true});
  await name.fill('Ada');
  await page.getByRole('button', {name: 'Add', exact: true}).click();
  await expect(page.getByText('Names: Ada')).toBeVisible();
  await expect(name).toHaveValue('');

  await page.getByRole('button', {name: 'Like', exact: true}).click();
  await expect(page.getByText('Liked, it seems')).toBeVisible();
  await page.getByRole('button', {name: 'Refuse'}).click();
  await expect(page.getByText('Not liked')).toBeVisible();

  const toggle = page.getByRole('button', {name: 'Tags in the head'});
  await toggle.click();
  await expect(page.locator('head meta[name="test-hoisted"]')).toBeAttached();
  await toggle.click();
  await expect(page.locator('meta[name="test-hoisted"]')).toHaveCount(0);
});

test('the history pushes, replaces, keeps state, and goes back and forward', async ({page}) => {
  test.skip(!process.env.FULL_TESTS, onlyNightly);
  const route = '/tests/pages/history-tests/';
  await visit(page, route);
  const rows = page.getByRole('table', {name: 'Locations'}).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  const press = async (name: string, action: string, address: string, state = 'no state') => {
    const before = await rows.count();
    await page.getByRole('button', {name, exact: true}).click();
    await expect(rows).toHaveCount(before + 1);
    await expect(rows.last().getByRole('cell')).toHaveText([action, address, state]);
    await expect(page).toHaveURL(address);
  };
  await press('Push a query', 'PUSH', `${route}?way=pushed`);
  await press('Replace the query', 'REPLACE', `${route}?way=replaced`);
  await press('Push an anchor', 'PUSH', `${route}?way=replaced#anchor`);
  await expect(page.getByRole('heading', {name: 'The anchor'})).toBeInViewport();
  await press('Push a state', 'PUSH', `${route}?way=replaced#anchor`, 'a note in the state');
  await press('Back', 'POP', `${route}?way=replaced#anchor`);
  await press('Forward', 'POP', `${route}?way=replaced#anchor`, 'a note in the state');
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
