import type {Page} from '@playwright/test';
import {minorOf} from '../src/data/versions';
import {expect, test} from './support/test';
import {lastVersion, olderVersion} from './support/versions';
import {visit} from './support/visit';

const oldKeys = {
  theme: 'dark',
  'docusaurus.announcement.id': `release-${minorOf(lastVersion)}`,
  'docusaurus.announcement.dismiss': 'true',
  'docs-preferred-version-default': olderVersion,
};

const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);

test(
  'settings stored without a namespace are migrated',
  {tag: ['@storage-migration', '@storage-namespace']},
  async ({page}) => {
    await visit(page, '/license/');
    await page.evaluate((entries) => {
      localStorage.clear();
      Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value));
    }, oldKeys);

    await visit(page, '/license/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('banner')).toBeHidden();

    const entries = await stored(page);
    const [themeKey = ''] = Object.keys(entries).filter((key) => /^theme-/.test(key));
    const namespace = themeKey.slice('theme'.length);
    expect(namespace).toMatch(/^-\w+$/);
    for (const [key, value] of Object.entries(oldKeys)) {
      expect(entries[key], key).toBeUndefined();
      expect(entries[key + namespace], key).toBe(value);
    }
    await expect(
      page.locator('.navbar__items').getByRole('link', {name: 'Docs', exact: true}),
    ).toHaveAttribute('href', `/docs/${olderVersion}/`);

    await test.step('a setting stored under the new key takes precedence', async () => {
      await page.evaluate(() => localStorage.setItem('theme', 'light'));
      await page.goto('/license/');
      expect(await stored(page)).toMatchObject({[themeKey]: 'dark'});
      expect(await stored(page)).not.toHaveProperty('theme');
    });
  },
);
