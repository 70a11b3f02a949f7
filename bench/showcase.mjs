// @ts-check
// `npm run bench:showcase`: how long a reader of the showcase waits after a keystroke, on a slow
// processor, until the screen shows what was found. Measures the build that is there.
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {findBrowser} from '../scripts/lib/browser/find.mjs';
import {BUILD_DIR} from '../scripts/lib/paths.mjs';
import {createSiteServer} from '../scripts/lib/server/site-server.mjs';

/** How much slower than this machine the measured processor is. */
const SLOWDOWN = 4;
const LIMIT_MS = 50;
const QUERIES = ['react', 'docs', 'blog', 'apisix', 'z', 'a', 'open', 'nothing'];

if (!existsSync(path.join(BUILD_DIR, 'index.html'))) {
  console.error('There is no build to measure. Make one with: npm run build');
  process.exit(1);
}

/**
 * Runs in the page: keeps, for each keystroke, the milliseconds from the event to the first frame
 * that was painted with its result. The expected count is worked out from the names on the cards.
 */
function watchKeystrokes() {
  const input = /** @type {HTMLInputElement} */ (document.querySelector('main input[type=search]'));
  const status = document.querySelector('main [role=status]');
  const names = Array.from(document.querySelectorAll('main h3'), (name) =>
    (name.textContent ?? '').toLowerCase(),
  );
  /** @type {number[]} */
  const waits = [];
  input.addEventListener(
    'input',
    (event) => {
      const query = input.value.trim().toLowerCase();
      const count = names.filter((name) => name.includes(query)).length;
      const expected = count === 1 ? '1 site' : `${count} sites`;
      const check = () =>
        requestAnimationFrame(() => {
          if (status?.textContent !== expected) {
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

const server = createSiteServer({dir: BUILD_DIR, baseUrl: process.env.BASE_URL});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({viewport: {width: 1280, height: 800}});
await page.goto(`http://127.0.0.1:${port}${process.env.BASE_URL ?? '/'}showcase/`, {
  waitUntil: 'networkidle',
});
await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
await page.evaluate(watchKeystrokes);

const search = page.locator('main input[type=search]');
await search.focus();
let typed = 0;
for (const query of QUERIES) {
  // Each query is typed and taken back: a list that grows is more work than one that shrinks.
  for (const key of [...query, ...Array.from(query, () => 'Backspace')]) {
    await page.keyboard.press(key);
    typed += 1;
    await page.waitForFunction((count) => Reflect.get(window, 'waits').length === count, typed);
  }
  // The address follows at the pause; the next query starts after it, as a reader's would.
  await page.waitForFunction(() => !location.search);
}
const waits = /** @type {number[]} */ (await page.evaluate('waits'));
await browser.close();
server.close();

waits.sort((a, b) => a - b);
/** @param {number} share */
const at = (share) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
const format = (/** @type {number} */ ms) => `${ms.toFixed(1)} ms`;
console.log(
  `${waits.length} keystrokes on a processor ${SLOWDOWN} times slower, until the result is painted: ` +
    `median ${format(at(0.5))}, 95 % ${format(at(0.95))}, worst ${format(at(1))} (limit ${LIMIT_MS} ms)`,
);
process.exitCode = at(1) > LIMIT_MS ? 1 : 0;
