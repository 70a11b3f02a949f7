// @ts-check
// What readers do with the plugins for analytics.
import {expect} from 'vitest';

const config = 'docusaurus.config.ts';
const gtag = 'api/plugins/plugin-google-gtag';
const manager = 'api/plugins/plugin-google-tag-manager';
const vercel = 'api/plugins/plugin-vercel-analytics';

/** @param {import('../../kit.mjs').Tab} tab */
const dataLayer = (tab) =>
  tab.evaluate(() => {
    const {dataLayer: calls = []} = /** @type {any} */ (window);
    return calls.map((/** @type {object} */ call) => Object.values(call));
  });

/** @type {import('../../kit.mjs').Recipe[]} */
export const tracking = [
  {
    page: gtag,
    heading: 'configuration',
    result: 'reports page views',
    paste: ({configure}) => configure(config, 'Preset.Options'),
    check: async ({html, open}) => {
      expect(html('/docs/intro')).toMatch(/googletagmanager\.com\/gtag\/js\?id=G-XXXXXXXXXX/u);
      const tab = await open('/docs/intro');
      expect(await dataLayer(tab)).toContainEqual(['config', 'G-XXXXXXXXXX', {}]);
      await tab.locator('.pagination-nav__link').first().click();
      await expect
        .poll(async () => JSON.stringify(await dataLayer(tab)))
        .toMatch(/"event","page_view"/u);
    },
  },
  {
    page: gtag,
    heading: 'options',
    result: 'configures several tags, and loads the script once',
    paste: ({configure}) => configure(config),
    check: async ({html, open}) => {
      expect(html('/').match(/gtag\/js\?id=/gu)).toHaveLength(1);
      expect(await dataLayer(await open('/'))).toContainEqual(['config', 'AW-0000000000', {}]);
    },
  },
  {
    page: gtag,
    heading: 'previews',
    result: 'only loads the plugin where the variable is set',
    paste: ({write, sample}) => write('preview.config.ts', sample(config)),
    check: async ({run, read}) => {
      const load = 'DOCUSAURUS_EXIT_AFTER_LOADING=true npm run build -- --config preview.config.ts';
      await run([load]);
      expect(read('.docusaurus/globalData.json')).not.toContain('gtag');
      await run([load], {GTAG_ID: 'G-1234567890'});
      expect(read('.docusaurus/globalData.json')).toContain('G-1234567890');
    },
  },
  {
    page: gtag,
    heading: 'output',
    result: 'shows a notice while analytics is on',
    paste: ({paste, show}) => {
      paste('src/components/AnalyticsNotice.tsx');
      show('analytics-notice', 'src/components/AnalyticsNotice.tsx');
    },
    check: ({text}) => expect(text('/analytics-notice')).toContain('This site counts visits'),
  },
  {
    page: gtag,
    heading: 'events',
    result: 'reports downloads',
    paste: ({paste, show, write}) => {
      paste('src/components/DownloadLink.tsx');
      write('static/manual.txt', 'The manual');
      show(
        'download',
        'src/components/DownloadLink.tsx',
        '<DownloadLink href="/manual.txt">Manual</DownloadLink>',
      );
    },
    check: async ({open}) => {
      const tab = await open('/download');
      await tab.getByRole('link', {name: 'Manual'}).click();
      const calls = await dataLayer(tab);
      expect(calls).toContainEqual(['event', 'file_download', {link_url: '/manual.txt'}]);
    },
  },
  {
    page: manager,
    heading: 'configuration',
    result: 'gets the container in every page, also without scripts',
    paste: ({configure}) => configure(config, 'Preset.Options'),
    check: ({html}) => {
      expect(html('/docs/intro')).toMatch(/<noscript><iframe[^>]*ns\.html\?id=GTM-XXXXXXX/u);
      expect(html('/docs/intro')).toMatch(
        /rel=preconnect href=https:\/\/www\.googletagmanager\.com/u,
      );
    },
  },
  {
    page: manager,
    heading: 'custom-event',
    result: 'reports the path and the title of the next page',
    paste: ({paste, configure}) => {
      paste('src/trackPages.ts');
      configure(config);
    },
    check: async ({open}) => {
      const tab = await open('/docs/intro');
      await tab.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
      await tab.waitForURL('**/blog');
      const event = ['page_changed', '/blog', 'Blog | My Site'];
      await expect.poll(() => dataLayer(tab)).toContainEqual(event);
    },
  },
  {
    page: 'api/plugins/plugin-google-analytics',
    heading: 'configuration',
    result: 'gets the old script',
    paste: ({configure}) => configure(config, 'Preset.Options'),
    check: ({html}) => {
      expect(html('/')).toContain('https://www.google-analytics.com/analytics.js');
      expect(html('/')).toMatch(/UA-0000000-0/u);
    },
  },
  {
    page: vercel,
    heading: 'installation',
    result: 'gets a module on each page of a build',
    install: ({command}) => [command()],
    paste: ({sample, write}) => write('vercel.config.ts', sample(config)),
    check: async ({run, read}) => {
      const load = 'DOCUSAURUS_EXIT_AFTER_LOADING=true npm run build -- --config vercel.config.ts';
      await run([load]);
      expect(read('.docusaurus/client-modules.js')).toContain('plugin-vercel-analytics');
    },
  },
  {
    page: vercel,
    heading: 'test',
    result: 'loads the script that logs page views',
    paste: ({configure}) => configure(config),
    check: async ({open}) => {
      const script = (await open('/docs/intro')).locator('script[src*="vercel"]');
      expect(await script.getAttribute('src')).toBe(
        'https://va.vercel-scripts.com/v1/script.debug.js',
      );
    },
  },
  {
    page: vercel,
    heading: 'events',
    result: 'reports an event',
    install: ({command}) => [command()],
    paste: ({paste, show}) => {
      paste('src/components/Feedback.tsx');
      show('feedback', 'src/components/Feedback.tsx', '<Feedback page="intro" />');
    },
    check: async ({open}) => {
      const tab = await open('/feedback');
      await tab.evaluate(() =>
        Object.assign(window, {
          va: (/** @type {unknown[]} */ ...call) => Object.assign(window, {call}),
        }),
      );
      await tab.getByRole('button', {name: 'This page helped me'}).click();
      const [command, event] = await tab.evaluate(() => Object(window).call);
      expect([command, event.name, event.data]).toEqual(['event', 'Helpful', {page: 'intro'}]);
    },
  },
];
