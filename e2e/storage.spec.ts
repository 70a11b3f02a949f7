import {minorOf} from '../src/data/versions';
import {keys, store, stored} from './support/storage';
import {expect, test} from './support/test';
import {lastVersion, olderVersion} from './support/versions';
import {hydrated, visit} from './support/visit';

/** Each key without and with the suffix, and a value. */
const settings = [
  ['theme', keys.theme, 'dark'],
  ['docusaurus.announcement.id', keys.announcementId, `release-${minorOf(lastVersion)}`],
  ['docusaurus.announcement.dismiss', keys.announcementDismissal, 'true'],
  ['docs-preferred-version-default', keys.docsVersion, olderVersion],
] as const;

test(
  'settings stored without a namespace are migrated',
  {tag: ['@storage-migration', '@storage-namespace']},
  async ({page}) => {
    await visit(page, '/license/');
    await page.evaluate(() => localStorage.clear());
    for (const [oldKey, , value] of settings) {
      await store(page, oldKey, value);
    }

    await visit(page, '/license/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('banner')).toBeHidden();

    const entries = await stored(page);
    for (const [oldKey, key, value] of settings) {
      expect(entries[oldKey], oldKey).toBeUndefined();
      expect(entries[key], key).toBe(value);
    }
    await hydrated(page);
    await expect(
      page.locator('.navbar__items').getByRole('link', {name: 'Docs', exact: true}),
    ).toHaveAttribute('href', `/docs/${olderVersion}/`);

    await test.step('a setting stored under the new key takes precedence', async () => {
      await store(page, 'theme', 'light');
      await page.goto('/license/');
      expect(await stored(page)).toMatchObject({[keys.theme]: 'dark'});
      expect(await stored(page)).not.toHaveProperty('theme');
    });
  },
);
