import {expect, test} from './support/test';

test('feeds are readable in a browser', async ({page}) => {
  for (const feed of ['blog/rss.xml', 'changelog/atom.xml']) {
    await page.goto(`/${feed}`);
    const title = `Docusaurus Docs: ${feed.split('/')[0]}`;
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items).toHaveCount(20);
    await expect(items.first().getByRole('link')).toBeVisible();
    await expect(items.first().locator('time')).toBeVisible();
    // Content for feed readers is hidden.
    await expect(page.locator('item, entry').first()).toBeHidden();
  }
  // A style sheet in XSLT makes a page of it.
  await page.goto('/tests/blog/rss.xml', {waitUntil: 'commit'});
  await expect(page.getByRole('listitem').getByRole('link', {name: 'Many authors'})).toBeVisible();
});
