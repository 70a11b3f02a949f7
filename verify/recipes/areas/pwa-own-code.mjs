// @ts-check
// What readers do with code of their own for the service worker, on a site below a path whose URLs
// have no slash at the end.
import {expect} from 'vitest';
import {configurePwa, goOffline, isControlled} from './pwa/site.mjs';

const page = 'api/plugins/plugin-pwa';

export const baseUrl = '/my-website/';

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page,
    heading: 'pwa-head',
    result: 'gets tags with the base URL',
    install: ({command}) => [command(0, 'installation')],
    paste: (hands) => {
      configurePwa(hands);
      hands.write('static/manifest.json', hands.sample('static/manifest.json', '', 'installation'));
    },
    check: ({read}) => {
      const html = read('build/docs/intro.html').replaceAll('"', '');
      expect(html).toContain('<link rel=manifest href=/my-website/manifest.json>');
      expect(html).toContain('href=/my-website/img/app-192.png');
      expect(html).toContain('<link rel=mask-icon href=/my-website/img/logo.svg color=#24527a>');
      expect(html).toContain('<meta name=theme-color content=#24527a>');
      expect(html).toContain('<meta name=mobile-web-app-capable content=yes>');
    },
  },
  {
    page,
    heading: 'offline-page',
    result: 'shows the page to readers who are offline',
    paste: ({paste, replace}) => {
      paste('src/sw.js');
      replace(
        'docusaurus.config.ts',
        "plugin-pwa', {",
        "plugin-pwa', {swCustom: require.resolve('./src/sw.js'), ",
      );
    },
    check: async (eyes) => {
      const {tab, origin} = await goOffline(eyes, async (online, base) => {
        await online.goto(`${base}/docs/intro`);
        await expect.poll(() => online.title()).toContain('Tutorial Intro');
        await isControlled(online);
      });
      await tab.goto(`${origin}/blog`);
      expect(await tab.locator('h1').innerText()).toBe("You're offline");
      await tab.context().close();
    },
  },
  {
    page,
    heading: 'sw-register',
    result: 'lets readers turn on offline mode for good',
    paste: (hands) => {
      hands.paste('src/registerServiceWorker.ts');
      configurePwa(hands);
    },
    check: async (eyes) => {
      const {tab, origin} = await goOffline(eyes, keepSite);
      await tab.goto(`${origin}/`);
      await tab.getByRole('heading', {name: 'My Site'}).waitFor();
      await tab.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
      await tab.getByRole('heading', {name: 'Welcome'}).first().waitFor();
      await tab.context().close();
    },
  },
  {
    page,
    heading: 'trailing-slash',
    result: 'opens pages offline whose URLs have no slash',
    paste: (hands) => {
      configurePwa(hands);
      hands.setOptions('trailingSlash: false,');
    },
    check: async (eyes) => {
      const {tab, origin} = await goOffline(eyes, keepSite);
      await tab.goto(`${origin}/docs/intro`);
      await tab.reload();
      await tab.getByRole('heading', {name: 'Tutorial Intro'}).waitFor();
      await tab.context().close();
    },
  },
];

/**
 * Turns on offline mode with the script of the page, and waits until the site is in the cache.
 *
 * @param {import('../kit.mjs').Tab} tab
 * @param {string} origin
 */
async function keepSite(tab, origin) {
  await tab.evaluate(() => localStorage.setItem('offline', 'yes'));
  await tab.goto(`${origin}/docs/intro`);
  const urlOf = (/** @type {'waiting' | 'active'} */ state) =>
    tab.evaluate(async (name) => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.[name]?.scriptURL ?? '';
    }, state);
  const options = {timeout: 20_000};
  await expect.poll(() => urlOf('waiting'), options).toContain('offlineMode%22%3Atrue');
  await tab.reload();
  await expect.poll(() => urlOf('active'), options).toContain('offlineMode%22%3Atrue');
  await tab.reload();
  await isControlled(tab);
}
