// @ts-check
// What readers do with Google Analytics. The recipe for consent adds the plugin to the site.
import {expect} from 'vitest';
import {installing} from '../../installing.mjs';
import {part} from '../../kit.mjs';
import {buildOther} from './other-site.mjs';

const page = 'api/plugins/plugin-google-gtag';
const config = 'docusaurus.config.ts';
const name = 'docusaurus-plugin-google-gtag';

/** The names of the plugins that a configuration of the other site loads. */
const pluginsOf = async (
  /** @type {import('../../kit.mjs').Eyes} */ {read, run},
  /** @type {string} */ configuration,
  env = {},
) => {
  const build = `npm run build -- --config ${configuration}.config.ts`;
  await run(['cd other', build], {DOCUSAURUS_EXIT_AFTER_LOADING: 'true', ...env});
  return Object.keys(JSON.parse(read('other/.docusaurus/site-metadata.json')).pluginVersions);
};

/** The IDs that the inline script of a page configures. */
const configured = (/** @type {string} */ html) =>
  [...html.matchAll(/gtag\(["']config["'], ?["']([\w-]+)/gu)].map(([, id]) => id);

/** What a page has given to the tag. */
const callsOf = (/** @type {import('../../kit.mjs').Tab} */ tab) =>
  tab.evaluate(() =>
    /** @type {any} */ (window).dataLayer.map((/** @type {object} */ call) => Object.values(call)),
  );

/** @type {import('../../kit.mjs').Recipe[]} */
export const gtag = [
  installing(page),
  {
    page,
    heading: 'configuration',
    result: 'gets the tag on each page, with the preset or without',
    paste: ({sample, write}) => {
      write('other/gtag.config.ts', sample(config, 'presets: ['));
      write('other/gtag-plugin.config.ts', sample(config, 'themes: ['));
    },
    check: async (eyes) => {
      await eyes.run([buildOther('gtag')]);
      for (const route of ['', 'docs/intro/', 'blog/welcome/']) {
        const html = eyes.read(`other/gtag/${route}index.html`);
        expect(html).toMatch(
          /src="?https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-XXXXXXXXXX/u,
        );
        expect(configured(html)).toEqual(['G-XXXXXXXXXX']);
      }
      expect(await pluginsOf(eyes, 'gtag-plugin')).toContain(name);
    },
  },
  {
    page,
    heading: 'previews',
    result: 'gets the tag only where the variable is set',
    paste: ({sample, write}) => write('other/previews.config.ts', sample(config)),
    check: async (eyes) => {
      expect(await pluginsOf(eyes, 'previews')).not.toContain(name);
      expect(await pluginsOf(eyes, 'previews', {GTAG_ID: 'G-XXXXXXXXXX'})).toContain(name);
    },
  },
  {
    page,
    heading: 'options',
    result: 'loads the tag once for several IDs',
    paste: ({sample, write}) => write('other/ids.config.ts', sample(config)),
    check: async ({run, read}) => {
      await run([buildOther('ids')]);
      const html = read('other/ids/docs/intro/index.html');
      expect(html.match(/gtag\/js\?id=[\w-]+/gu)).toEqual(['gtag/js?id=G-XXXXXXXXXX']);
      expect(configured(html)).toEqual(['G-XXXXXXXXXX', 'AW-0000000000']);
    },
  },
  {
    page,
    heading: 'output',
    result: 'shows a notice where the plugin is on, and reports each page once',
    paste: ({paste, show}) => {
      const file = 'src/components/AnalyticsNotice.tsx';
      paste(file);
      show('analytics-notice', file);
    },
    check: async ({html, open, text}) => {
      expect(text('/analytics-notice')).toContain('This site counts visits');
      for (const host of ['www.google-analytics.com', 'www.googletagmanager.com']) {
        expect(html('/analytics-notice')).toContain(`rel=preconnect href=https://${host}`);
      }
      const tab = await open('/analytics-notice');
      const before = (await callsOf(tab)).length;
      await tab.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
      const since = async () => (await callsOf(tab)).slice(before);
      await expect.poll(since).toEqual([
        ['set', 'page_path', '/blog'],
        ['event', 'page_view'],
      ]);
      await tab.context().close();
    },
  },
  {
    page,
    heading: 'events',
    result: 'reports a download, and can download where the tag is blocked',
    paste: ({paste, show}) => {
      const file = 'src/components/DownloadLink.tsx';
      paste(file);
      show('download', file, '<DownloadLink href="/img/logo.svg">Logo</DownloadLink>');
    },
    check: async ({open}) => {
      const tab = await open('/download');
      const link = tab.locator('main').getByRole('link', {name: 'Logo'});
      await link.click();
      const event = ['event', 'file_download', {link_url: '/img/logo.svg'}];
      expect(await callsOf(tab)).toContainEqual(event);
      /** @type {Error[]} */
      const errors = [];
      tab.on('pageerror', (error) => errors.push(error));
      await tab.evaluate(() => Object.assign(window, {gtag: undefined}));
      const download = tab.waitForEvent('download');
      await link.click();
      await download;
      expect(errors).toEqual([]);
      await tab.context().close();
    },
  },
  {
    page,
    heading: 'consent',
    result: 'denies everything until readers agree, and remembers it',
    paste: ({sample, paste, declare, addPlugins, write}) => {
      const code = sample(config);
      declare(
        `${part(code, /import type .*gtag';/u)}\nimport type {PluginModule} from '@docusaurus/types';`,
      );
      declare(part(code, /const consentDefaults[\s\S]*?^\}\);/mu));
      addPlugins(part(code, /consentDefaults,\n.*GtagOptions\]/u));
      paste('src/consent.ts');
      const use = "import {answerConsent} from '@site/src/consent';";
      const button = "<button onClick={() => answerConsent('granted')}>Agree</button>";
      write('src/pages/consent.mdx', `${use}\n\n# Consent\n\n${button}`);
    },
    check: async ({open}) => {
      const tab = await open('/consent');
      const consent = () =>
        tab.evaluate(() => {
          const {dataLayer} = /** @type {any} */ (window);
          return dataLayer.map((/** @type {object} */ call) => Object.values(call).slice(0, 3));
        });
      const [[command, kind, signals]] = await consent();
      expect([command, kind]).toEqual(['consent', 'default']);
      expect(new Set(Object.values(signals))).toEqual(new Set(['denied']));
      await tab.getByText('Agree').click();
      await tab.reload();
      expect((await consent())[1]).toEqual(['consent', 'update', {analytics_storage: 'granted'}]);
    },
  },
];
