// @ts-check
// What readers do with the translations of an old site.
import {rmSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';

const config = 'docusaurus.config.ts';
const page = 'migration/v2/migration-translated-sites';
const strings = {
  'localized-strings': {
    docs: {intro: {title: 'Introduction: le début'}},
    categories: {Tutorial: 'Tutoriel'},
    links: {Help: 'Aide'},
  },
  'pages-strings': {'Need help?|statement made to reader': 'Besoin d’aide ?'},
};

/** @type {import('../../kit.mjs').Recipe[]} */
export const languages = [
  {
    page,
    heading: 'configuration',
    result: 'gets a site in each language, with its tagline',
    paste: ({configure, sample, write}) => {
      write('old/website/languages.js', sample('website/languages.js'));
      // One language is enough, because each takes a build.
      configure(config, '', (code) => code.replace(", 'ar'", '').replace(/\n\s+ar: .*/u, ''));
    },
    check: ({html, text}) => {
      expect(html('/fr')).toContain('<html lang=fr');
      expect(text('/fr')).toContain('La documentation de mon produit');
      expect(text('/')).toContain('Docs for my product');
    },
  },
  {
    page,
    heading: 'script',
    result: 'sees translated docs in all versions, and translated labels',
    install: ({command}) => [command().replace('../website', 'old/website')],
    paste: ({paste, site, write, extension}) => {
      paste('scripts/move-translations.mjs');
      // The docs of version 1 are all in this format.
      rmSync(path.join(site, `docs/intro.${extension}`));
      write('docs/intro.md', '---\nid: intro\ntitle: Tutorial Intro\n---\n\nIn English.');
      write('old/website/i18n/fr.json', JSON.stringify(strings));
      const folder = 'old/website/translated_docs/fr';
      const doc = (/** @type {string} */ id, /** @type {string} */ text) =>
        `---\nid: ${id}\ntitle: Intro\n---\n\n${text}`;
      write(`${folder}/intro.md`, doc('intro', 'En français.'));
      const old = doc('version-1.0-intro\noriginal_id: intro', 'En français, de 1.0.');
      write(`${folder}/version-1.0/intro.md`, old);
    },
    check: async ({open, text}) => {
      for (const version of ['1.0', '1.1']) {
        expect(text(`/fr/docs/${version}/intro`)).toContain('En français, de 1.0.');
      }
      const tab = await open('/fr/docs/next/intro');
      expect(await tab.locator('h1').innerText()).toBe('Introduction: le début');
      await tab.getByText('En français.', {exact: true}).waitFor();
      await tab.locator('.theme-doc-sidebar-menu').getByText('Tutoriel').waitFor();
      await tab.locator('.navbar').getByRole('link', {name: 'Aide'}).first().waitFor();
    },
  },
  {
    page,
    heading: 'pages',
    result: 'sees a translated page',
    paste: ({sample, write}) => write('src/pages/need-help.tsx', sample('src/pages/help.tsx')),
    check: async ({open}) => {
      for (const [route, heading] of [
        ['', 'Need help?'],
        ['/fr', 'Besoin d’aide ?'],
      ]) {
        const tab = await open(`${route}/need-help`);
        expect(await tab.locator('h1').innerText()).toBe(heading);
      }
    },
  },
  {
    page,
    heading: 'redirects',
    result: 'comes from the old URLs of both languages to the new ones',
    paste: ({configure}) =>
      // The plugin is there already.
      configure(config, '', (code) =>
        code.replace("fromExtensions: ['html'],", "id: 'languages',"),
      ),
    check: async ({open, read}) => {
      const tab = await open('/docs/en/intro');
      await tab.waitForURL(/\/docs\/intro$/u);
      for (const file of ['intro', 'intro.html']) {
        expect(read(`build/docs/fr/${file}/index.html`)).toContain(
          'https://my-website.example.com/fr/docs/intro',
        );
      }
    },
  },
];
