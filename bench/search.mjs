// @ts-check
// `npm run bench:search`: how long a reader of the docs waits after a keystroke in the search, on a
// slow processor, until the screen shows what was found, and what is transferred from the opening
// of the search to its first results. Measures the build that is there.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {BUILD_DIR} from '../scripts/lib/paths.mjs';
import {openBuild, slowDown} from './lib/build-in-browser.mjs';
import {areBelow, at, report} from './lib/waits.mjs';

/** How much slower than this machine the measured processor is. */
const SLOWDOWN = 4;
const LIMIT_MS = 50;
/** To the first results, with the search itself. */
const LIMIT_BYTES = 150_000;
const MEGABITS_A_SECOND = 1.6;
const ADDRESS = 'docs/3.9.2/installation/';
const FIRST_QUERY = 'deploy';
const QUERIES = [
  'deploy',
  'sidebar_position',
  'anouncement',
  'onBrokenLinks',
  'how do i hide a page',
  'plugin-pwa',
  'links broken after deploy',
  'zqxjkvw',
];
/** Milliseconds without a change, after which the results of a keystroke are all there. */
const REST_MS = 150;
/** For how long a reader holds a key down. */
const HELD_MS = 100;
/** How many type all queries first, so that it is known what these take in the worker. */
const READERS = 3;

/**
 * Runs in a worker: keeps what each query takes in it, in milliseconds. A browser cannot slow the
 * processor of a worker: where it is known what queries take, their replies leave it as late as if
 * that had taken longer.
 *
 * @param {{known: Record<string, number>, slowdown: number}} options
 */
function watchReplies({known, slowdown}) {
  const taken = /** @type {Record<string, number>} */ ({});
  let query = '';
  let start = 0;
  const data = /** @type {PropertyDescriptor} */ (
    Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')
  );
  // The work begins with the reading of a message: its reply may leave before a listener that was
  // added later is called.
  Object.defineProperty(MessageEvent.prototype, 'data', {
    ...data,
    get() {
      start = performance.now();
      const message = data.get?.call(this);
      query = message.query?.query ?? '';
      return message;
    },
  });
  const post = self.postMessage.bind(self);
  self.postMessage = (/** @type {unknown} */ message) => {
    taken[query] = performance.now() - start;
    const end = start + (known[query] ?? 0) * slowdown;
    while (performance.now() < end);
    post(message);
  };
  Object.assign(self, {taken});
}

/**
 * Runs in the page: keeps, for each keystroke, the milliseconds from the event to the paint of the
 * last change that it made to the results.
 */
function watchResults() {
  const dialog = /** @type {Element} */ (document.querySelector('dialog[open]'));
  const keystrokes = /** @type {{start: number, wait: number, isTyped: boolean}[]} */ ([]);
  const watch = {keystrokes, changed: 0};
  dialog.addEventListener(
    'input',
    (event) => {
      const {timeStamp, inputType} = /** @type {InputEvent} */ (event);
      keystrokes.push({start: timeStamp, wait: 0, isTyped: inputType === 'insertText'});
      watch.changed = performance.now();
    },
    {capture: true},
  );
  new MutationObserver(() => {
    const keystroke = keystrokes.at(-1);
    watch.changed = performance.now();
    requestAnimationFrame(() => {
      // A message is delivered after the frame of this callback has been painted.
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        if (keystroke) {
          keystroke.wait = performance.now() - keystroke.start;
        }
      };
      port2.postMessage(null);
    });
  }).observe(dialog, {
    subtree: true,
    childList: true,
    characterData: true,
    // The link to all results names the query.
    attributes: true,
    attributeFilter: ['href'],
  });
  Object.assign(window, {watch});
}

/**
 * Runs in the page.
 *
 * @param {{query: string, rest: number}} expected
 * @returns whether the results, or the lack of them, are those of the query, and stay
 */
function areShown({query, rest}) {
  const {changed} = /** @type {{changed: number}} */ (Reflect.get(window, 'watch'));
  const link = document.querySelector('dialog[open] a[href*="/search/?q="]');
  const shown = link && new URL(/** @type {HTMLAnchorElement} */ (link).href).searchParams.get('q');
  const outcome = document.querySelector('dialog[open] [role=status]')?.textContent ?? '';
  const isOfQuery = query === '' || shown?.trim() === query || outcome.includes(`“${query}”`);
  return isOfQuery && performance.now() - changed > rest;
}

/**
 * @param {import('@playwright/test').Page} page with its search open
 * @returns {Promise<number[]>} the waits in milliseconds
 */
async function typeQueries(page) {
  await page.evaluate(watchResults);
  const field = page.getByRole('dialog').getByRole('combobox');
  for (const query of QUERIES) {
    for (const place of query.split('').keys()) {
      await page.keyboard.press(
        query[place] === ' ' ? 'Space' : /** @type {string} */ (query[place]),
        {delay: HELD_MS},
      );
      // To look at the page takes its processor: not before the wait is over for most.
      await page.waitForTimeout(REST_MS);
      await page.waitForFunction(
        areShown,
        {query: query.slice(0, place + 1).trim(), rest: REST_MS},
        {polling: 50},
      );
    }
    await field.fill('');
    await page.waitForFunction(areShown, {query: '', rest: REST_MS}, {polling: 50});
  }
  const keystrokes = /** @type {{wait: number, isTyped: boolean}[]} */ (
    await page.evaluate('watch.keystrokes')
  );
  // A space changes nothing, and emptying the field is no keystroke.
  return keystrokes.filter(({wait, isTyped}) => isTyped && wait > 0).map(({wait}) => wait);
}

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

/** @param {import('@playwright/test').Page} page */
async function openSearch(page) {
  await page.getByRole('button', {name: /^Search/}).click();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
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
 * Opens the search, and types a query as soon as there is a field.
 *
 * @param {import('@playwright/test').Page} page
 * @returns the files that arrived before the first results, and their bytes with headers: as hosts
 *   send them that compress files once
 */
async function measureTransfer(page) {
  await slowNetwork(page);
  /** @type {import('@playwright/test').Request[]} */
  const finished = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.evaluate(watchFirstResult);
  await openSearch(page);
  await page.keyboard.type(FIRST_QUERY);
  await page.waitForFunction(() => 'firstResult' in window, undefined, {polling: 100});
  const shown = /** @type {number} */ (await page.evaluate('firstResult'));
  const isBefore = (/** @type {import('@playwright/test').Request} */ request) => {
    const {startTime, responseEnd} = request.timing();
    return startTime + responseEnd <= shown;
  };
  return Promise.all(
    finished.filter(isBefore).map(async (request) => {
      const file = decodeURI(new URL(request.url()).pathname).slice(build.baseUrl.length);
      const {length} = brotliCompressSync(readFileSync(path.join(BUILD_DIR, file)));
      return {file, bytes: length + (await request.sizes()).responseHeadersSize};
    }),
  );
}

/**
 * Types all queries as a reader who has just come, whose search has indexed all texts.
 *
 * @param {Record<string, number>} known what queries take in the worker
 * @param {number} slowdown
 * @returns the waits, and what the queries took in the worker, in milliseconds
 */
async function measureReader(known, slowdown) {
  const page = await build.open(ADDRESS);
  const [worker] = await Promise.all([page.waitForEvent('worker'), openSearch(page)]);
  // The texts of all areas are indexed when a query has its complete results.
  await page.keyboard.type(FIRST_QUERY);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3000);
  await slowDown(page, slowdown);
  await page.getByRole('dialog').getByRole('combobox').fill('');
  await worker.evaluate(watchReplies, {known, slowdown});
  const waits = await typeQueries(page);
  const taken = /** @type {Record<string, number>} */ (await worker.evaluate('self.taken'));
  await page.close();
  return {waits, taken};
}

/**
 * What queries take in a worker beside a page that is not slowed: one that is keeps a core of this
 * machine busy all the time, for which a worker would wait.
 *
 * @returns {Promise<Record<string, number>>} the medians of several readers, in milliseconds
 */
async function measureQueries() {
  const readers = /** @type {Record<string, number>[]} */ ([]);
  for (let reader = 0; reader < READERS; reader++) {
    readers.push((await measureReader({}, 1)).taken);
  }
  const [first = {}] = readers;
  return Object.fromEntries(
    Object.keys(first).map((query) => [
      query,
      at(
        readers.map((taken) => taken[query] ?? 0),
        0.5,
      ),
    ]),
  );
}

const build = await openBuild();

const firstPage = await build.open(ADDRESS);
const transfers = await measureTransfer(firstPage);
// Its search would index what the slow network still brings.
await firstPage.close();
const bytes = transfers.reduce((sum, transfer) => sum + transfer.bytes, 0);
const kilobytes = (/** @type {number} */ count) => `${(count / 1000).toFixed(1)} KB`;
console.log(
  `Transferred before the first results: ${kilobytes(bytes)} (Brotli, with headers; limit ${kilobytes(LIMIT_BYTES)})`,
);
transfers.forEach((each) => console.log(`  ${kilobytes(each.bytes).padStart(9)}  ${each.file}`));

const known = await measureQueries();
const {waits} = await measureReader(known, SLOWDOWN);
await build.close();

report('Of that in the worker, not slowed', Object.values(known));
console.log(
  `From a keystroke to the painted results, ${waits.length} keystrokes, processor ${SLOWDOWN} times slower (limit ${LIMIT_MS} ms for 95 %)`,
);
report('The search', waits);
process.exitCode = bytes <= LIMIT_BYTES && areBelow(waits, LIMIT_MS) ? 0 : 1;
