// @ts-check
// `npm run bench:search`: how long a reader of the docs waits after a keystroke in the search, on a
// slow processor, until the screen shows what was found, and what is transferred from the opening
// of the search to its first results. Measures the build that is there.
import {openBuild} from './lib/build-in-browser.mjs';
import {measureKeystrokes} from './lib/search-keystrokes.mjs';
import {measureTransfer} from './lib/search-transfer.mjs';
import {areBelow, report} from './lib/waits.mjs';

/** How much slower than this machine the measured processor is. */
const SLOWDOWN = 4;
const LIMIT_MS = 50;
/** To the first results, with the search itself. */
const LIMIT_BYTES = 150_000;

const build = await openBuild();
const open = () => build.open('docs/3.9.2/installation/');

const firstPage = await open();
const transfers = await measureTransfer(firstPage, build.baseUrl);
// Its search would index what the slow network still brings.
await firstPage.close();
const bytes = transfers.reduce((sum, transfer) => sum + transfer.bytes, 0);
const kilobytes = (/** @type {number} */ count) => `${(count / 1000).toFixed(1)} KB`;
console.log(
  `Transferred before the first results: ${kilobytes(bytes)} (Brotli, with headers; limit ${kilobytes(LIMIT_BYTES)})`,
);
transfers.forEach((each) => console.log(`  ${kilobytes(each.bytes).padStart(9)}  ${each.file}`));

const {waits, inWorker} = await measureKeystrokes(open, SLOWDOWN);
await build.close();

console.log(
  `From a keystroke to the painted results, ${waits.length} keystrokes, processor ${SLOWDOWN} times slower (limit ${LIMIT_MS} ms for 95 %)`,
);
report('The search', waits);
report('A query in the worker, at full speed', inWorker);
process.exitCode = bytes <= LIMIT_BYTES && areBelow(waits, LIMIT_MS) ? 0 : 1;
