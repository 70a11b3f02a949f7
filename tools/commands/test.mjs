// @ts-check
import {ensureBrowser} from '../lib/browser.mjs';
import {ensureBuilt} from '../lib/build.mjs';
import {NONE, Tally, countsLine} from '../lib/tally.mjs';
import {
  BROWSER_TESTS,
  BUILD_CHECKS,
  JUDGES,
  reportFile,
  runTool,
  SPECIFICATION,
  STATIC_CHECKS,
  UNIT_TESTS,
} from '../lib/tools.mjs';
import {parse} from '../lib/args.mjs';
import {onInterrupt} from '../lib/run.mjs';
import {ensureInstalled} from '../lib/install.mjs';
import {ROOT} from '../lib/paths.mjs';
import {forgetVerdicts, verdictTable} from '../lib/verdicts.mjs';

export const usage = `Usage: npm test
       npm run test:full

  --full   also runs the slow tests, as npm run test:full does
  --help   shows this text`;

/**
 * Runs every check, installing their dependencies first, and prints a line of counts at the end.
 *
 * @param {string[]} args
 * @returns {Promise<number>} the exit code: 1 when anything failed, 130 when interrupted
 */
export async function main(args) {
  const {values} = parse(usage, {args, options: {full: {type: 'boolean', default: false}}});
  if (values.full) {
    process.env.FULL_TESTS = 'true';
  }
  forgetVerdicts();
  const signal = onInterrupt();
  const tally = new Tally(signal);
  try {
    await runChecks(tally, signal, values.full);
  } catch (error) {
    if (signal.aborted) {
      console.error('\nInterrupted.');
      return 130;
    }
    throw error;
  }
  const parts = [verdictTable(), tally.summary(), [countsLine(tally.counts)]];
  console.log(`\n${parts.map((lines) => lines.join('\n')).join('\n\n')}`);
  return tally.counts.failed > 0 ? 1 : 0;
}

/**
 * @param {Tally} tally
 * @param {AbortSignal} signal
 * @param {boolean} isFull
 */
async function runChecks(tally, signal, isFull) {
  const installed = await tally.check('Packages', async () => {
    const anything = await ensureInstalled(ROOT, signal);
    console.log(anything ? 'Installed.' : 'Already installed and in sync with package-lock.json.');
    return NONE;
  });
  if (!installed) {
    return;
  }
  const hasBrowser = await tally.check('Browser', async () => {
    const browser = await ensureBrowser(ROOT, signal);
    console.log(browser);
    process.env.PLAYWRIGHT_CHROMIUM_PATH = browser;
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = reportFile('playwright');
    return NONE;
  });
  const check = (/** @type {import('../lib/tools.mjs').Tool} */ tool) =>
    tally.check(tool.name, () => runTool(tool, signal));
  const checkSources = async () => {
    // Tests of the sources, first, because they tell most.
    for (const tool of [UNIT_TESTS, ...STATIC_CHECKS]) {
      await tally.checkInBackground(tool.name, (onOutput) => runTool(tool, signal, {onOutput}));
    }
  };
  const checkBuild = async () => {
    const built = await tally.check('Production build', async () => {
      await ensureBuilt(ROOT, signal);
      return {...NONE, passed: 1};
    });
    if (built) {
      await check(BUILD_CHECKS);
    }
    if (built && hasBrowser) {
      await check(BROWSER_TESTS);
      if (isFull) {
        await check(JUDGES);
      }
      return true;
    }
    console.log(
      `\nThe browser tests didn't run: ${built ? 'no browser found' : 'the build failed'}.`,
    );
    return false;
  };
  // Neither keeps two cores busy by itself.
  const [isTested] = await Promise.all([checkBuild(), checkSources()]);
  if (isTested) {
    await check(SPECIFICATION);
  }
}
