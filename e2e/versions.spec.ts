import type {Page} from '@playwright/test';
import releases from '../src/data/releases.json';
import {expect, test} from './support/test';
import {keys, store, stored} from './support/storage';
import {visit} from './support/visit';
import {lastVersion, olderVersion} from './support/versions';

const archived = [
  ...releases.archived.map(({name, docsUrl}) => [name, docsUrl]),
  ['All versions', '/versions/'],
];

const navbar = (page: Page) => page.locator('.navbar__items');

test(
  'the version menu lists all versions, switches the current page, and the choice is kept',
  {tag: ['@versions-dropdown', '@versions-keep-page', '@stored-version']},
  async ({page}) => {
    await visit(page, `/docs/${lastVersion}/cli/?from=mail#build`);
    const menu = navbar(page)
      .locator('.dropdown', {has: page.locator('a', {hasText: 'All versions'})})
      .first();
    await menu.hover();
    const links = menu.locator('.dropdown__menu').getByRole('link');
    const names = ['Canary', lastVersion, olderVersion, ...archived.map(([name]) => name!)];
    await expect(links).toHaveText(
      names.map((name) => new RegExp(`^${name.replaceAll('.', '\\.')}`)),
    );
    for (const [name = '', href = ''] of archived) {
      await expect(links.filter({hasText: name})).toHaveAttribute('href', href);
    }
    await links.filter({hasText: olderVersion}).click();
    await expect(page).toHaveURL(`/docs/${olderVersion}/cli/?from=mail#build`);
    expect(await stored(page)).toMatchObject({[keys.docsVersion]: olderVersion});

    // The version is kept where docs aren't read, until it no longer exists.
    await visit(page, '/blog/');
    const linkTo = (name: string) => navbar(page).getByRole('link', {name, exact: true});
    await expect(linkTo('API')).toHaveAttribute(
      'href',
      `/docs/${olderVersion}/api/docusaurus-config/`,
    );
    await store(page, keys.docsVersion, '3.6.3');
    await visit(page, '/blog/');
    await expect(linkTo('Docs')).toHaveAttribute('href', `/docs/${lastVersion}/`);
    await expect.poll(() => stored(page)).not.toHaveProperty([keys.docsVersion]);
  },
);
