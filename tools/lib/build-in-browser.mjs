// @ts-check
import {once} from 'node:events';
import {launchBrowser} from './browser.mjs';
import {baseUrlOf} from './build.mjs';
import {createSiteServer} from './server/site-server.mjs';

const viewport = {width: 1280, height: 800};

/**
 * Serves a build, and starts a browser. Throws an explained error when there is none.
 *
 * @param {string} dir the build's folder
 * @returns the URL of a path below the base URL, what opens an empty page, and what ends both
 */
export async function openBuild(dir) {
  const baseUrl = baseUrlOf(dir);
  const server = await createSiteServer({dir, baseUrl});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  const browser = await launchBrowser();
  const url = (/** @type {string} */ address) => `http://127.0.0.1:${port}${baseUrl}${address}`;
  return {
    url,
    /** @param {import('@playwright/test').BrowserContextOptions} [options] */
    emptyPage: (options) => browser.newPage({viewport, ...options}),
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/**
 * Starts a page that waits with its code, as a moving mouse does, until it is interactive.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function startReact(page) {
  await page.mouse.move(100, 100, {steps: 3});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/**
 * Makes the main thread of a page four times slower; its workers are as fast as before.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
}
