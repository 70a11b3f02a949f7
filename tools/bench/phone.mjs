// @ts-check
import {openBuild, slowDown, startReact} from '../lib/build-in-browser.mjs';
import {median} from './statistics.mjs';

const runs = 5;
/** A task that takes longer keeps a reader waiting: https://web.dev/articles/tbt */
const patience = 50;

/** Runs in the page before its scripts: keeps its long tasks, which only an observer is told of. */
function watchTasks() {
  /** @type {number[]} */
  const tasks = [];
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({duration}) => duration));
  }).observe({type: 'longtask', buffered: true});
  Object.assign(window, {tasks});
}

/**
 * @typedef {{blocking: number, longest: number, paint: number, start: number}} Figures in
 *   milliseconds: the time that tasks take beyond 50 ms, and the longest task, until the reader does
 *   something; the time to the first paint of content; and from the first movement of a mouse until
 *   the page is interactive, which is nothing if it is already
 */

/**
 * Opens a page with an empty cache on a slow processor.
 *
 * @param {Awaited<ReturnType<typeof openBuild>>} build
 * @param {string} route
 * @returns {Promise<Figures>}
 */
async function open(build, route) {
  const page = await build.emptyPage({viewport: {width: 390, height: 844}});
  await page.addInitScript(watchTasks);
  await slowDown(page);
  await page.goto(build.url(route), {waitUntil: 'networkidle'});
  // Parts of the page may become interactive after the rest.
  await page.waitForTimeout(2000);
  const [tasks, paint] = await page.evaluate(
    () =>
      /** @type {const} */ ([
        /** @type {number[]} */ (Reflect.get(window, 'tasks')),
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      ]),
  );
  const isInteractive = await page.evaluate(
    () => document.documentElement.dataset.hasHydrated === 'true',
  );
  const started = performance.now();
  await startReact(page);
  const start = isInteractive ? 0 : performance.now() - started;
  await page.context().close();
  return {
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - patience), 0),
    longest: Math.max(0, ...tasks),
    paint,
    start,
  };
}

/**
 * Measures pages of two builds on a slow processor. The builds take turns, so that both meet the
 * same changes in the machine's speed.
 *
 * @param {Record<'site' | 'stock', string>} dirs the builds' folders
 * @param {string[]} routes below the base URL
 * @returns {Promise<object[]>} a row per page with the medians of both builds
 */
export async function measurePhone(dirs, routes) {
  const site = await openBuild(dirs.site);
  const stock = await openBuild(dirs.stock);
  const rows = [];
  for (const route of routes) {
    /** @type {Record<'site' | 'stock', Figures[]>} */
    const results = {site: [], stock: []};
    for (let run = 0; run < runs; run += 1) {
      results.site.push(await open(site, route));
      results.stock.push(await open(stock, route));
    }
    const of = (/** @type {'site' | 'stock'} */ build, /** @type {keyof Figures} */ figure) =>
      Math.round(median(results[build].map((figures) => figures[figure])));
    const [blocking, stockBlocking] = [of('site', 'blocking'), of('stock', 'blocking')];
    rows.push({
      page: `/${route}`,
      'blocking (ms)': blocking,
      'stock: blocking': stockBlocking,
      'longest task (ms)': of('site', 'longest'),
      'stock: longest': of('stock', 'longest'),
      'first paint (ms)': of('site', 'paint'),
      'stock: paint': of('stock', 'paint'),
      'start (ms)': of('site', 'start'),
    });
  }
  await Promise.all([site.close(), stock.close()]);
  return rows;
}
