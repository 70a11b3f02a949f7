import {builtFor} from './support/routes';
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
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('feeds with a style sheet in XSLT are readable', async ({page}) => {
    for (const format of ['rss', 'atom']) {
      // A document that an XSLT style sheet transforms never fires the load event.
      await page.goto(`/tests/blog/${format}.xml`, {waitUntil: 'commit'});
      await expect(page.getByRole('heading', {name: 'Test blog'})).toBeVisible();
      await expect(page.getByRole('link', {name: 'Many authors'})).toHaveAttribute(
        'href',
        `${builtFor}/tests/blog/2024/07/03/multiple-authors/`,
      );
    }
  });
});
