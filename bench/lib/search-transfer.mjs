// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {BUILD_DIR} from '../../scripts/lib/paths.mjs';
import {searchFirst} from './search-first.mjs';

const MEGABITS_A_SECOND = 1.6;

/**
 * Slows the network, so that files arrive in the order in which they are asked for.
 *
 * @param {import('@playwright/test').Page} page
 */
async function slowNetwork(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: MEGABITS_A_SECOND * 125_000,
    uploadThroughput: MEGABITS_A_SECOND * 125_000,
  });
}

/** Runs in the page: keeps the time at which the first result was shown. */
function watchFirstResult() {
  const observer = new MutationObserver(() => {
    if (document.querySelector('dialog[open] a[role=option]')) {
      observer.disconnect();
      Object.assign(window, {firstResult: Date.now()});
    }
  });
  observer.observe(document.body, {subtree: true, childList: true});
}

/**
 * Searches as soon as that can be done.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} baseUrl
 * @returns the files that arrived before the first results, and their bytes with headers: as hosts
 *   send them that compress files once
 */
export async function measureTransfer(page, baseUrl) {
  await slowNetwork(page);
  /** @type {import('@playwright/test').Request[]} */
  const finished = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.evaluate(watchFirstResult);
  await searchFirst(page);
  await page.waitForFunction(() => 'firstResult' in window, undefined, {polling: 100});
  const shown = /** @type {number} */ (await page.evaluate('firstResult'));
  const isBefore = (/** @type {import('@playwright/test').Request} */ request) => {
    const {startTime, responseEnd} = request.timing();
    return startTime + responseEnd <= shown;
  };
  return Promise.all(
    finished.filter(isBefore).map(async (request) => {
      const file = decodeURI(new URL(request.url()).pathname).slice(baseUrl.length);
      const {length} = brotliCompressSync(readFileSync(path.join(BUILD_DIR, file)));
      return {file, bytes: length + (await request.sizes()).responseHeadersSize};
    }),
  );
}
