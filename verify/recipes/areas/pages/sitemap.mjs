// @ts-check
// What readers do with sitemaps. Those of the reference are instances next to the one in the preset.
import {expect} from 'vitest';
import {installing} from '../../installing.mjs';
import {gitAsJane} from '../../kit.mjs';

const config = 'docusaurus.config.ts';
const page = 'api/plugins/plugin-sitemap';
const url = 'https://your-docusaurus-site.example.com';

/**
 * Adds an instance of the plugin with the options that a sample sets in the preset.
 *
 * @param {import('../../kit.mjs').Hands} hands
 * @param {string} id
 * @param {string} [words]
 */
const addInstance = ({importSample, addPlugins}, id, words) => {
  const name = importSample(config, words);
  const own = `id: '${id}', filename: 'sitemap-${id}.xml'`;
  addPlugins(`['@docusaurus/plugin-sitemap', {...optionsOf(${name}, 'sitemap'), ${own}}]`);
  return name;
};

/** The entries of a sitemap. */
const entriesOf = (/** @type {string} */ xml) =>
  [...xml.matchAll(/<url>(.*?)<\/url>/gsu)].map(([, entry = '']) =>
    Object.fromEntries(
      [...entry.matchAll(/<(\w+)>([^<]*)</gu)].map(([, tag, text]) => [tag, text]),
    ),
  );

/** @type {import('../../kit.mjs').Recipe[]} */
export const sitemap = [
  {
    page: 'seo',
    heading: 'sitemap',
    result: 'gets dates, and no pages of tags',
    install: () => ['git init -q -b main', 'git add -A', `${gitAsJane} commit -qm Start`],
    paste: ({configure}) => configure(config),
    check: ({read}) => {
      const entries = entriesOf(read('build/sitemap.xml'));
      const intro = entries.find(({loc}) => loc === `${url}/docs/intro/`);
      expect(intro).toEqual({
        loc: intro?.loc,
        lastmod: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
      });
      expect(entries.filter(({loc}) => loc?.includes('/tags'))).toEqual([]);
    },
  },
  installing(page),
  {
    page,
    heading: 'configuration',
    result: 'leaves out tags and the archive',
    paste: (hands) => {
      addInstance(hands, 'configured', '/blog/archive');
    },
    check: ({read}) => {
      const entries = entriesOf(read('build/sitemap-configured.xml'));
      const all = entries.map(({loc}) => loc);
      expect(entries.find(({loc}) => loc === `${url}/blog/welcome/`)).toHaveProperty('lastmod');
      expect(all.filter((loc) => /blog\/(?:tags|archive)/u.test(String(loc)))).toEqual([]);
    },
  },
  {
    page,
    heading: 'noindex',
    result: 'leaves out a page that search engines must not index',
    paste: ({paste}) => paste('src/pages/thanks.mdx'),
    check: ({read, html}) => {
      expect(html('/thanks')).toMatch(/name=robots content=noindex/u);
      expect(read('build/sitemap.xml')).not.toContain('/thanks');
    },
  },
  {
    page,
    heading: 'create-sitemap-items',
    result: 'gets priorities and a file, but no later list pages',
    paste: (hands) => {
      addInstance(hands, 'priorities', 'manual.pdf');
      for (const number of Array(11).keys()) {
        hands.write(`blog/2024-01-${number + 10}-post-${number}.mdx`, '# Post\n\n{/* truncate */}');
      }
    },
    check: ({read}) => {
      const entries = entriesOf(read('build/sitemap-priorities.xml'));
      const priorities = new Map(entries.map(({loc, priority}) => [loc, priority]));
      expect(priorities.get(`${url}/docs/intro/`)).toBe('0.8');
      expect(priorities.get(`${url}/blog/welcome/`)).toBe('0.5');
      expect(entries.find(({loc}) => loc?.endsWith('/manual.pdf'))?.lastmod).toBe('2026-04-12');
      expect(read('build/sitemap.xml')).toContain('/blog/page/2');
      expect(entries.filter(({loc}) => loc?.includes('/page/'))).toEqual([]);
    },
  },
  {
    page,
    heading: 'create-sitemap-items',
    result: 'leaves out routes with a function in another file',
    paste: ({paste, addPlugins, prepend}) => {
      paste('sitemap.ts');
      prepend(config, "import {createSitemapItems} from './sitemap';");
      const own = "id: 'own', filename: 'sitemap-own.xml', createSitemapItems";
      addPlugins(`['@docusaurus/plugin-sitemap', {${own}}]`);
    },
    check: ({read}) => {
      const all = entriesOf(read('build/sitemap-own.xml')).map(({loc}) => loc);
      expect(all).toContain(`${url}/blog/`);
      expect(all.filter((loc) => loc?.includes('/tags'))).toEqual([]);
    },
  },
  {
    page,
    heading: 'several',
    result: 'gets a sitemap with the docs, and one with the rest',
    paste: (hands) => {
      const name = addInstance(hands, 'rest');
      hands.addPlugins(`...${name}.plugins`);
    },
    check: ({read}) => {
      const [docs, rest] = ['docs', 'rest'].map((id) =>
        entriesOf(read(`build/sitemap-${id}.xml`)).map(({loc}) => String(loc)),
      );
      expect(docs).toContain(`${url}/docs/intro/`);
      expect(docs?.filter((loc) => !loc.includes('/docs/'))).toEqual([]);
      expect(rest).toContain(`${url}/blog/welcome/`);
      expect(rest?.filter((loc) => loc.includes('/docs/'))).toEqual([]);
    },
  },
];
