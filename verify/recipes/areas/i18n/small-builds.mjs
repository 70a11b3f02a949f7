// @ts-check
// What readers do with locales in the configuration, tried with a site of a single doc.
import {expect} from 'vitest';
import {fasterFlags} from '../../use-faster.mjs';

const config = 'docusaurus.config.ts';
const introduction = 'i18n/introduction';

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
];
