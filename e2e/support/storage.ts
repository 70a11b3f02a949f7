import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';

const {namespace: suffix} = JSON.parse(readFileSync('.docusaurus/site-storage.json', 'utf8')) as {
  namespace: string;
};

/** The names of values that the site stores in the browser, with the suffix of the build. */
export const keys = {
  theme: `theme${suffix}`,
  announcementId: `docusaurus.announcement.id${suffix}`,
  announcementDismissal: `docusaurus.announcement.dismiss${suffix}`,
  docsVersion: `docs-preferred-version-default${suffix}`,
};

/** All that the site has stored, by key. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)));

export const store = (page: Page, key: string, value: string): Promise<void> =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
