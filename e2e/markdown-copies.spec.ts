import {builtPage, readBuilt} from './support/routes';
import {focusLikeSafari} from './support/safari';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {visit} from './support/visit';

const doc = `/docs/${lastVersion}/cli/`;

test('a page is copied as Markdown, and keeps its social image', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [, served] = /property="?og:image"? content="?([^\s">]+)/.exec(builtPage(doc))!;
  await visit(page, doc);
  await page.getByRole('button', {name: 'Copy page'}).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    readBuilt(`${doc.slice(0, -1)}.md`),
  );
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', served!);
  await expect(page.locator('meta[name="twitter:image"]')).toHaveCount(1);
});

test('in Safari, the menu takes a click on its actions, and closes on one outside', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await focusLikeSafari(page);
  await visit(page, doc);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  const toggle = page.getByRole('button', {name: 'Copied'});
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('article').getByRole('paragraph').first().click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
