// @ts-check
// `npm run bench:showcase`: how long a reader of the showcase waits after a keystroke, on a slow
// processor, until the screen shows what was found. Measures the build that is there.
import {parseScriptArgs} from '../lib/args.mjs';
import {openBuild, slowdown, slowDown} from '../lib/build-in-browser.mjs';
import {percentile} from './statistics.mjs';

const LIMIT_MS = 50;
/** Of a reader's waits, this share has to keep the limit; the worst is the machine's. */
const MOST = 0.95;
/** Ten keys a second. Asking the page in every frame would slow down what is measured. */
const betweenKeys = {polling: 100};
const QUERIES = ['react', 'docs', 'blog', 'apisix', 'z', 'a', 'open', 'nothing'];

/**
 * Runs in the page: keeps, for each keystroke, the milliseconds from the event to the first frame
 * that was painted with its result. The expected count is worked out from the names and descriptions
 * on the cards; a page without cards has nothing to find, and tells what a keystroke costs at least.
 */
function watchKeystrokes() {
  const input = /** @type {HTMLInputElement} */ (document.querySelector('main input[type=search]'));
  const status = document.querySelector('main [role=status]');
  const sites = Array.from(document.querySelectorAll('main h3'), (name) =>
    [name, name.nextElementSibling].map((text) => (text?.textContent ?? '').toLowerCase()),
  );
  /** @param {string} query */
  const isShown = (query) => {
    const count = sites.filter((texts) => texts.some((text) => text.includes(query))).length;
    return !status || status.textContent === (count === 1 ? '1 site' : `${count} sites`);
  };
  /** @type {number[]} */
  const waits = [];
  input.addEventListener(
    'input',
    (event) => {
      const query = input.value.trim().toLowerCase();
      const check = () =>
        requestAnimationFrame(() => {
          if (!isShown(query)) {
            check();
            return;
          }
          // A message is delivered after the frame of this callback has been painted.
          const {port1, port2} = new MessageChannel();
          port1.onmessage = () => waits.push(performance.now() - event.timeStamp);
          port2.postMessage(null);
        });
      check();
    },
    {capture: true},
  );
  Object.assign(window, {waits});
}

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number[]>} the waits in milliseconds
 */
async function measure(page) {
  await slowDown(page);
  await page.evaluate(watchKeystrokes);
  await page.locator('main input[type=search]').focus();
  let typed = 0;
  for (const query of QUERIES) {
    // Each query is typed and taken back: a list that grows is more work than one that shrinks.
    for (const key of [...query, ...Array.from(query, () => 'Backspace')]) {
      await page.keyboard.press(key);
      typed += 1;
      await page.waitForFunction(
        (count) => Reflect.get(window, 'waits').length === count,
        typed,
        betweenKeys,
      );
    }
    // The address follows at a pause; the next query starts after it, as a reader's would.
    await page.waitForFunction(() => !location.search, undefined, betweenKeys);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  return page.evaluate('waits');
}

/** @param {string} what @param {number[]} waits in milliseconds */
function report(what, waits) {
  const [median, upper, worst] = [0.5, MOST, 1].map((share) => percentile(waits, share).toFixed(1));
  console.log(`${what}: median ${median} ms, 95 % ${upper} ms, worst ${worst} ms`);
}

parseScriptArgs('bench:showcase', {});
const build = await openBuild();

const empty = await build.emptyPage();
await empty.setContent('<main><input type="search"></main>');
const floor = await measure(empty);
await empty.close();

const waits = await measure(await build.open('showcase/'));
await build.close();

console.log(
  `From a keystroke to the painted result, ${waits.length} keystrokes, processor ${slowdown} times slower (limit ${LIMIT_MS} ms for 95 %)`,
);
report('An input in an empty page', floor);
report('The showcase', waits);
process.exitCode = percentile(waits, MOST) <= LIMIT_MS ? 0 : 1;
