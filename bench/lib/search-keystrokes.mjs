// @ts-check
import {slowDown} from './build-in-browser.mjs';
import {searchFirst} from './search-first.mjs';
import {at} from './waits.mjs';

/** @typedef {() => Promise<import('@playwright/test').Page>} OpenPage opens a page for a reader */

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
 * Types all queries as a reader who has just come, whose search has indexed all texts.
 *
 * @param {import('@playwright/test').Page} page
 * @param {Record<string, number>} known what queries take in the worker
 * @param {number} slowdown
 * @returns the waits, and what the queries took in the worker, in milliseconds
 */
async function measureReader(page, known, slowdown) {
  const [worker] = await Promise.all([page.waitForEvent('worker'), searchFirst(page)]);
  // The texts of all areas are indexed when a query has its complete results.
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
 * @param {OpenPage} open
 * @returns {Promise<Record<string, number>>} the medians of several readers, in milliseconds
 */
async function measureQueries(open) {
  const readers = /** @type {Record<string, number>[]} */ ([]);
  for (let reader = 0; reader < READERS; reader++) {
    readers.push((await measureReader(await open(), {}, 1)).taken);
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

/**
 * Measures a reader with a slow processor.
 *
 * @param {OpenPage} open
 * @param {number} slowdown how much slower than this machine the processor is
 * @returns the waits from a keystroke to the painted results, and what a query takes in the worker
 *   when it is not slowed, in milliseconds
 */
export async function measureKeystrokes(open, slowdown) {
  const known = await measureQueries(open);
  const {waits} = await measureReader(await open(), known, slowdown);
  return {waits, inWorker: Object.values(known)};
}
