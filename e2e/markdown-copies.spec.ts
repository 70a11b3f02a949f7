import {builtPage, readBuilt} from './support/routes';
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
