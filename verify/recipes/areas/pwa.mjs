// @ts-check
// What readers do to make their site work offline.
import freePort from 'get-port';
import {expect} from 'vitest';
import {whileServing} from '../../tutorials/terminal.mjs';

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: 'api/plugins/plugin-pwa',
    heading: 'offline-page',
    result: 'shows the page to readers who are offline',
    install: ({command}) => [command(0, 'installation')],
    paste: ({paste, addPlugins}) => {
      paste('src/sw.js');
      addPlugins("['@docusaurus/plugin-pwa', {swCustom: require.resolve('./src/sw.js')}]");
    },
    check: async ({open, site}) => {
      const port = await freePort();
      const base = `http://localhost:${port}`;
      const serve = `npm run serve -- --no-open --port ${port}`;
      const tab = await whileServing(serve, {cwd: site, port}, async () => {
        const page = await open('/', {base});
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        await page.goto(`${base}/docs/intro`);
        await expect.poll(() => page.title()).toContain('Tutorial Intro');
        return page;
      });
      await tab.goto(`${base}/blog`);
      expect(await tab.locator('h1').innerText()).toBe("You're offline");
    },
  },
];
