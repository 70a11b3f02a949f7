import {readFileSync} from 'node:fs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {routes} from './support/routes';
import {expect, test} from './support/test';
import {lastVersion, olderVersion} from './support/versions';

const globalData = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as {
  'docusaurus-plugin-content-docs': Record<string, GlobalPluginData>;
};

const versionsOf = (instance: string) =>
  globalData['docusaurus-plugin-content-docs'][instance]!.versions;

test('the docs stand at three addresses, the same in each, introduction first @docs-versions @last-version', () => {
  const versions = versionsOf('default');
  expect(
    versions.map(({path, label, isLast, mainDocId}) => [path, label, isLast, mainDocId]),
  ).toEqual([
    ['/docs', 'Canary', false, 'introduction'],
    [`/docs/${lastVersion}`, lastVersion, true, 'introduction'],
    [`/docs/${olderVersion}`, olderVersion, false, 'introduction'],
  ]);
  const [ids, ...others] = versions.map(({docs}) => docs.map(({id}) => id).sort());
  expect(ids!.length).toBeGreaterThan(80);
  for (const other of others) {
    expect(other).toEqual(ids);
  }
  for (const {docs} of versions) {
    const paths = docs.map(({path}) => path.replace(/\/?$/, '/'));
    expect(paths.filter((path) => !routes.includes(path))).toEqual([]);
  }
});

test('the sidebar docs holds the guides, api the reference @docs-sidebars', () => {
  for (const {docs, sidebars} of versionsOf('default')) {
    expect(Object.keys(sidebars ?? {})).toEqual(['docs', 'api']);
    const idsOf = (sidebar: string) =>
      docs
        .filter((doc) => doc.sidebar === sidebar)
        .map(({id}) => id)
        // Index pages of categories have their addresses for ids.
        .filter((id) => !id.startsWith('/category/'));
    const isReference = (id: string) => /^(?:api\/|cli$|docusaurus-core$)/.test(id);
    expect(idsOf('api').length).toBeGreaterThan(30);
    expect(idsOf('docs').length).toBeGreaterThan(40);
    expect(idsOf('api').filter((id) => !isReference(id))).toEqual([]);
    expect(idsOf('docs').filter(isReference)).toEqual([]);
    expect(docs.filter(({sidebar}) => !sidebar).map(({id}) => id)).toEqual([]);
  }
});

test('community is six pages in one sidebar, support the main one @community-pages', async ({
  page,
}) => {
  const [version] = versionsOf('community');
  expect(version!.mainDocId).toBe('support');
  expect(version!.docs.map(({id, sidebar}) => [id, sidebar])).toEqual(
    ['canary', 'contributing', 'release-process', 'resources', 'support', 'team'].map((id) => [
      id,
      'community',
    ]),
  );
  await page.goto('/community/team/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.locator('a[href^="/community/"]')).toHaveCount(6);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Team');
});
