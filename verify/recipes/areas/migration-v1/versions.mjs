// @ts-check
// What readers do with the docs versions of an old site.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {treeOnPage} from '../../../tutorials/page-files.mjs';

const page = 'migration/v2/migration-versioned-sites';
const sidebars = 'versioned_sidebars/version-1.1-sidebars.json';

/** @type {string[]} */
let newFiles = [];

/** @type {import('../../kit.mjs').Recipe[]} */
export const versions = [
  {
    page,
    heading: 'script',
    result: 'has complete versions with converted sidebars',
    install: ({command}) => [
      command(0).replace('../website', 'old/website'),
      command(1).split('\n')[0] ?? '',
    ],
    paste: ({paste, replace, sample, write}) => {
      paste('scripts/complete-versions.mjs');
      const old = sample(`website/${sidebars}`);
      write(`old/website/${sidebars}`, old);
      const first = old
        .replaceAll('1.1', '1.0')
        .replace('"version-1.0-intro"', '$&, "version-1.0-old"');
      write(`old/website/${sidebars.replace('1.1', '1.0')}`, first);
      write('old/website/versions.json', '["1.2", "1.1", "1.0"]');
      replace('old/website/siteConfig.js', '{', "{\n  deletedDocs: {1.1: ['old']},");
    },
    check: ({read, sample}) => {
      expect(JSON.parse(read(sidebars))).toEqual(JSON.parse(sample(sidebars)));
    },
  },
  {
    page,
    heading: 'differences',
    result: 'gets each page that the old versions showed',
    paste: ({page: file, write}) => {
      newFiles = treeOnPage(file, 'differences', 'Now');
      for (const name of treeOnPage(file, 'differences', 'Version 1')) {
        const [, version = '', id = ''] = /version-([\d.]+)\/.*?(\w+)\.md$/u.exec(name) ?? [];
        if (id) {
          const ids = `id: version-${version}-${id}\noriginal_id: ${id}`;
          const frontMatter = `---\n${ids}\ntitle: ${id}: part\n---`;
          write(`old/website/versioned_docs/${name}`, `${frontMatter}\n\nFrom ${version}.`);
        }
      }
    },
    check: ({html, site}) => {
      const isMissing = (/** @type {string} */ file) =>
        !existsSync(path.join(site, 'versioned_docs', file));
      expect(newFiles).toHaveLength(10);
      expect(newFiles.filter(isMissing)).toEqual([]);
      expect(existsSync(path.join(site, 'versioned_docs/version-1.1/old.md'))).toBe(false);
      const origins = {'/1.1/intro': '1.0', '/tutorial/deploy': '1.1', '/intro': '1.2'};
      for (const [route, origin] of Object.entries(origins)) {
        expect(html(`/docs${route}`)).toContain(`From ${origin}.`);
      }
    },
  },
  {
    page,
    heading: 'configuration',
    result: 'sees the last version first, and the oldest without a banner',
    paste: ({configure}) =>
      configure('docusaurus.config.ts', '', (code) => code.replace("'../docs'", "'docs'")),
    check: async ({open, html}) => {
      const tab = await open('/docs/1.0/intro');
      expect(await tab.locator('.theme-doc-version-banner').count()).toBe(0);
      expect(html('/docs/1.0/intro')).toMatch(/robots[^>]*noindex/u);
      await tab.locator('.navbar .dropdown', {hasText: '1.0'}).hover();
      await tab.locator('.navbar').getByRole('link', {name: '1.2', exact: true}).click();
      await tab.waitForURL(/\/docs\/intro$/u);
    },
  },
];
