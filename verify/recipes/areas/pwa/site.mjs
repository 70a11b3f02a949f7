// @ts-check
import freePort from 'get-port';
import {expect} from 'vitest';
import {whileServing} from '../../../tutorials/terminal.mjs';

const config = 'docusaurus.config.ts';
const mark = '/* options of the samples */';

/**
 * Adds the options of a sample to the only instance of the plugin.
 *
 * @param {import('../../kit.mjs').Hands} hands
 */
export function configurePwa({addPlugins, importSample, read, replace}) {
  if (!read(config).includes(mark)) {
    addPlugins(`['@docusaurus/plugin-pwa', {${mark}}]`);
  }
  replace(config, mark, `...${importSample(config)}.plugins[0][1], ${mark}`);
}

/**
 * Serves a site while a reader prepares a tab, and stops the server.
 *
 * @param {import('../../kit.mjs').Eyes} eyes
 * @param {(tab: import('../../kit.mjs').Tab, origin: string) => Promise<void>} prepare
 * @param {string} [route] of the first page
 */
export async function goOffline({open, origin: served, site}, prepare, route = '/') {
  const port = await freePort();
  const origin = `http://localhost:${port}${new URL(served).pathname}`.replace(/\/$/u, '');
  const serve = `npm run serve -- --no-open --port ${port}`;
  const tab = await whileServing(serve, {cwd: site, port}, async () => {
    const page = await open(route, {base: origin});
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await prepare(page, origin);
    return page;
  });
  return {tab, origin};
}

/**
 * Waits until the service worker answers the requests of a page.
 *
 * @param {import('../../kit.mjs').Tab} tab
 */
export const isControlled = (tab) =>
  expect
    .poll(() => tab.evaluate(() => navigator.serviceWorker.controller !== null), {timeout: 20_000})
    .toBe(true);
