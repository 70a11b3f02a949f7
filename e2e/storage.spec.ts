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

    await page.goto('/license/');
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
  },
);

test(
  'a setting stored under the new key takes precedence',
  {tag: '@storage-migration'},
  async ({page}) => {
    await page.goto('/license/');
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
    const before = await stored(page);
    const [key = ''] = Object.keys(before).filter((name) => /^theme-/.test(name));
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/license/');
    const after = await stored(page);
    expect(after.theme).toBeUndefined();
    expect(after[key]).toBe(before[key]);
  },
);

test(
  'without storage, the page works and only logs the failure',
  {tag: '@storage-failure'},
  async ({page, problems}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/');
    await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
    await expect(page).toHaveURL('/blog/');
    await expect(page.getByText('SecurityError')).toHaveCount(0);
    expect(errors).toEqual([]);
    expect(problems.filter((problem) => /could not be migrated/.test(problem))).not.toEqual([]);
    // The logged failures.
    problems.length = 0;
  },
);
