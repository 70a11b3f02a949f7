// @ts-check
// What readers do with locales in the configuration, tried with a site of a single doc.
import {expect} from 'vitest';
import {fasterFlags} from '../../use-faster.mjs';

const config = 'docusaurus.config.ts';
const introduction = 'i18n/introduction';
const deployment = 'deployment';
const crowdin = 'i18n/crowdin';

/** Front matter for sites without Git. */
const dated = '---\nlast_update: {date: 2026-03-01}\n---\n\n';

/**
 * Writes a configuration for a small site from a sample.
 *
 * @param {import('../../kit.mjs').Hands} hands
 * @param {string} name of the configuration
 */
function writeSmall({page, sample, write}, name) {
  const docs = `{path: 'small/${name}', showLastUpdateTime: true}`;
  const preset = `presets: [['classic', {docs: ${docs}, blog: false, pages: false}]]`;
  const rest = `${preset}, onBrokenLinks: 'ignore', future: ${fasterFlags({page})}`;
  const text = sample(config);
  const fields = text.trim().replace(/^\{|\}$/gu, '');
  const whole = text.includes("presets: ['classic']")
    ? text.replace("presets: ['classic']", rest)
    : `const required = {title: 'My Site', url: 'https://example.com', baseUrl: '/', ${rest}};\n\nexport default {...required, ...{${fields}}};`;
  write(`${name}.config.ts`, whole);
  write(`small/${name}/few.md`, `${dated}# Few`);
}

/** A command with the configuration and the output folder of a small site. */
const small = (/** @type {string} */ command, /** @type {string} */ name) =>
  `${command.includes(' -- ') ? command : `${command} --`} --config ${name}.config.ts --out-dir build-${name}`;

/** @type {import('../../kit.mjs').Recipe[]} */
export const smallBuilds = [
  {
    page: introduction,
    heading: 'locales',
    result: 'changes the tag, the folder, and the calendar of languages',
    paste: (hands) => {
      writeSmall(hands, 'languages');
      hands.write('i18n/pt/docusaurus-plugin-content-docs/current/few.md', `${dated}# Poucos`);
    },
    check: async ({run, html, read}) => {
      await run([small('npm run build', 'languages')]);
      const [english, portuguese, arabic] = ['', 'pt-BR/', 'ar/'].map((folder) =>
        read(`build-languages/${folder}docs/few/index.html`).replaceAll('"', ''),
      );
      expect(html('/docs/intro')).toContain('<html lang=en ');
      expect(english).toContain('<html lang=en-GB ');
      expect(portuguese).toContain('Poucos');
      expect(arabic).toContain('dir=rtl');
      expect(arabic).toMatch(/<time[^>]*>[^<]*(?:2026|٢٠٢٦)/u);
    },
  },
  {
    page: introduction,
    heading: 'not-translated',
    result: 'translates the title of the site',
    paste: (hands) => writeSmall(hands, 'titles'),
    check: async ({run, read}) => {
      await run([small('npm run build', 'titles')]);
      for (const [folder, title] of [
        ['', 'My Site'],
        ['fr/', 'Mon site'],
      ]) {
        expect(read(`build-titles/${folder}docs/few/index.html`)).toContain(
          `Few | ${title}</title>`,
        );
      }
    },
  },
  {
    page: deployment,
    heading: 'locales-domains',
    result: 'builds each language for its own domain',
    paste: (hands) => writeSmall(hands, 'domains'),
    check: async ({run, read, command}) => {
      const commands = command().split('\n');
      await run(
        commands.map(
          (line) => `${line.replace('build/', 'build-domains/')} --config domains.config.ts`,
        ),
      );
      for (const [folder, domain] of [
        ['en', 'https://my-website.example.com'],
        ['fr', 'https://my-website.example.fr'],
      ]) {
        const html = read(`build-domains/${folder}/docs/few/index.html`).replaceAll('"', '');
        expect(html).toContain(`rel=canonical href=${domain}/docs/few`);
        expect(html).toContain('href=https://my-website.example.com/docs/few hreflang=en');
        expect(html).toContain('href=https://my-website.example.fr/docs/few hreflang=fr');
        expect(html).toContain('src=/assets/js/main');
        expect(read(`build-domains/${folder}/sitemap.xml`)).toContain(`${domain}/docs/few`);
      }
    },
  },
  {
    page: deployment,
    heading: 'locales',
    result: 'builds all languages to the folders of the table',
    paste: (hands) => writeSmall(hands, 'parts'),
    check: async ({run, read}) => {
      await run([small('npm run build', 'parts')]);
      expect(read('build-parts/docs/few/index.html')).toMatch(/lang="?en[" ]/u);
      expect(read('build-parts/fr/docs/few/index.html')).toContain('/fr/assets/js/main');
    },
  },
  {
    page: deployment,
    heading: 'ci-memory-locales',
    result: 'gets the files of the full build from builds of one language',
    paste: () => {},
    check: async ({run, command}) => {
      const list = () => run(['cd build-parts', 'find . -type f | sort']);
      const all = await list();
      const commands = command().split('\n');
      await run(['rm -rf build-parts', ...commands.map((line) => small(line, 'parts'))]);
      expect(await list()).toBe(all);
    },
  },
  {
    page: 'i18n/git',
    heading: 'other-repositories',
    result: 'reads translations from another folder',
    paste: (hands) => {
      writeSmall(hands, 'repository');
      hands.write('translations/fr/docusaurus-plugin-content-docs/current/few.md', `${dated}# Peu`);
    },
    check: async ({run, read}) => {
      await run([small('npm run build', 'repository')]);
      expect(read('build-repository/fr/docs/few/index.html')).toContain('Peu');
    },
  },
  {
    page: crowdin,
    heading: 'site',
    result: 'builds the same languages as on Crowdin',
    paste: (hands) => writeSmall(hands, 'crowdin'),
    check: async ({run, read}) => {
      await run([small('npm run build', 'crowdin')]);
      const html = read('build-crowdin/pt-BR/docs/few/index.html').replaceAll('"', '');
      expect(html).toContain('<html lang=pt-BR ');
      expect(html).toContain('Português (Brasil)');
    },
  },
  {
    page: crowdin,
    heading: 'mdx',
    result: 'translates a tip with a component',
    paste: ({extension, sample, write}) => {
      const current = 'i18n/fr/docusaurus-plugin-content-docs/current';
      const component = '@site/src/components/Highlight';
      const start = `${dated}import Highlight from '${component}';\n\n`;
      write('small/crowdin/tip.mdx', start + sample(`docs/intro.${extension}`));
      write(`${current}/tip.mdx`, start + sample(`${current}/intro.${extension}`));
      write(
        'src/components/Highlight.tsx',
        'export default ({children, color}) => <mark style={{color}}>{children}</mark>;',
      );
    },
    check: ({read}) => {
      const html = read('build-crowdin/fr/docs/tip/index.html').replaceAll('"', '');
      expect(html).toContain('Bon à savoir');
      expect(html).toMatch(/Écrivez du texte en <mark style=color:#25c2a0>vert<\/mark>/u);
      expect(html).toContain('<code>npm run start</code>');
    },
  },
  {
    page: crowdin,
    heading: 'in-context',
    result: 'gets the script and the pseudo-language only in the preview',
    paste: (hands) => writeSmall(hands, 'context'),
    check: async ({run, read, command}) => {
      const build =
        command()
          .split('\n')
          .find((line) => line.includes('build')) ?? '';
      await run([small(build, 'context')]);
      const html = read('build-context/docs/few/index.html').replaceAll('"', '');
      expect(html).toContain('<html lang=ach ');
      expect(html).toMatch(/var _jipt ?= ?\[\['?project'?, ?'?my-website'?\]\]/u);
      expect(html).toContain('src=https://cdn.crowdin.com/jipt/jipt.js');
    },
  },
];
