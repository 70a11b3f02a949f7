import {AxeBuilder} from '@axe-core/playwright';
import {expect, test} from './support/test';

const count = /^\d+ sections changed since 3\.9\.2$/;

test('a changed page says how many sections changed, and shows them when asked', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/docs/cli/', {waitUntil: 'networkidle'});
  const toggle = page.getByRole('button', {name: count});
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  // Under the title, and nothing of the changes is there yet.
  await expect(page.locator('article header + div', {has: toggle})).toBeVisible();
  expect(fetched.filter((path) => path.startsWith('/version-changes'))).toEqual([]);
  const before = fetched.length;

  await toggle.focus();
  await page.keyboard.press('Enter');
  const sections = page.getByRole('list', {name: 'Changed sections since 3.9.2'});
  const number = Number.parseInt((await toggle.textContent()) ?? '', 10);
  await expect(sections.getByRole('listitem')).toHaveCount(number);
  expect(fetched.slice(before)).toContain('/version-changes/canary/cli.json');

  // `--syntax` is new in 3.10.
  const headingIds = sections.getByRole('listitem').filter({hasText: 'write-heading-ids'}).first();
  await expect(headingIds.locator('ins').filter({hasText: '--syntax'}).first()).toBeVisible();
  await headingIds.getByRole('link').first().click();
  await expect(page).toHaveURL('/docs/cli/#write-heading-ids');
  await toggle.click();
  await expect(sections).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the changes are readable in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.goto('/docs/installation/');
    await page.getByRole('button', {name: count}).click();
    await expect(page.locator('article ins').first()).toBeVisible();
    const {violations} = await new AxeBuilder({page}).include('article ul[aria-label]').analyze();
    expect(violations.map(({id}) => id)).toEqual([]);
  });
}

test('changes that cannot be loaded say so, and can be asked for again', async ({
  page,
  problems,
}) => {
  await page.goto('/docs/cli/');
  const file = '**/version-changes/canary/cli.json';
  await page.route(file, (route) => route.fulfill({status: 503}));
  await page.getByRole('button', {name: count}).click();
  await expect(page.getByRole('article').getByRole('alert')).toContainText(
    'The changes could not be loaded.',
  );
  problems.length = 0;
  await page.unroute(file);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('list', {name: 'Changed sections since 3.9.2'})).toBeVisible();
});

test('a page that says the same in both versions says nothing of changes', async ({page}) => {
  await page.goto('/docs/using-plugins/');
  await expect(page.getByRole('button', {name: /changed since/})).toHaveCount(0);
});

test('the summary of a version leads to changed pages and their sections', async ({page}) => {
  await page.goto('/versions/changes/canary/');
  await expect(page.getByText(/pages changed, \d+ are new/)).toBeVisible();
  const cli = page
    .locator('main li', {has: page.getByRole('link', {name: 'Command line'})})
    .first();
  await cli.getByRole('link', {name: 'docusaurus write-heading-ids'}).click();
  await expect(page).toHaveURL('/docs/cli/#write-heading-ids');
});
