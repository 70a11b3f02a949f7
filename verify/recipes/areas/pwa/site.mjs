// @ts-check
import {expect} from 'vitest';
import {whileServed} from '../../kit.mjs';

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
  const serve = (/** @type {number} */ port) => `npm run serve -- --no-open --port ${port}`;
  return whileServed(site, serve, async (base) => {
    const origin = `${base}${new URL(served).pathname}`.replace(/\/$/u, '');
    const tab = await open(route, {base: origin});
    await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await prepare(tab, origin);
    return {tab, origin};
  });
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
