// @ts-check
import {setTimeout} from 'node:timers/promises';
import {openBuild, slowDown} from '../lib/build-in-browser.mjs';
import {median, percentile} from './statistics.mjs';

/** Lighthouse's slow 4G: bytes per second, and milliseconds. */
const network = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
  latency: 150,
};
/** Milliseconds from the first paint of content to the tap. */
const moments = [200, 1500, 4000, 8000];
const patience = 8_000;
const runs = 5;

const phone = {width: 390, height: 844};
/** Where tabs, code, and the sidebar are in the first view. */
const tablet = {width: 1200, height: 900};

/**
 * @typedef {object} Control
 * @property {{width: number, height: number}} viewport
 * @property {string} page below the version's docs
 * @property {string} tapped a selector
 * @property {string} [typed] after the tap
 * @property {string} noticed a selector of what shows that the tap was noticed
 * @property {string} done a selector of what the tap is for
 */

/** @type {Record<string, Control>} */
const controls = {
  menu: {
    viewport: phone,
    page: 'installation/',
    tapped: '.navbar__toggle',
    noticed: '[data-menu][data-open]',
    done: '[data-menu][data-open] a',
  },
  search: {
    viewport: phone,
    page: 'installation/',
    tapped: '.DocSearch-Button',
    typed: 'swi',
    noticed: '.DocSearch-Button[aria-busy], dialog[open], .DocSearch-Modal',
    // The row that asks a question isn't one.
    done: '.DocSearch-Hits a',
  },
  'color mode': {
    viewport: tablet,
    page: 'installation/',
    tapped: '[data-own-control="color-mode"]',
    noticed: '[data-theme-choice="light"]',
    done: '[data-theme-choice="light"]',
  },
  tab: {
    viewport: tablet,
    page: 'api/plugins/@docusaurus/plugin-sitemap/',
    tapped: 'main [role="tab"]:nth-child(2)',
    noticed: 'main [role="tab"]:nth-child(2):is([aria-busy], [aria-selected="true"])',
    done: 'main [role="tab"]:nth-child(2)[aria-selected="true"]',
  },
  copy: {
    viewport: tablet,
    page: 'api/plugins/@docusaurus/plugin-sitemap/',
    tapped: 'main [data-own-control="copy"][data-copy-state]',
    noticed: '[data-copy-state="copied"], [data-copy-state][aria-busy]',
    done: '[data-copy-state="copied"]',
  },
  category: {
    viewport: tablet,
    page: 'installation/',
    tapped:
      '.theme-doc-sidebar-menu :is(.menu__list-item--collapsed > *, details:not([open])) > .menu__caret',
    noticed: '[data-tapped][aria-expanded="true"], [open] > [data-tapped]',
    done: '[data-tapped][aria-expanded="true"], [open] > [data-tapped]',
  },
  link: {
    viewport: phone,
    page: 'installation/',
    tapped: '.navbar__brand',
    noticed: 'a[aria-busy], #nprogress',
    done: '[data-page-changed]',
  },
};

/**
 * Runs in each page before its scripts: writes to the console when it was tapped, and when a selector
 * first matched after that: in a frame, and again once that frame was drawn. If it is the next frame,
 * the browser knows better when it was drawn: a link may leave the page before a timer runs.
 *
 * @param {Pick<Control, 'tapped' | 'noticed' | 'done'>} control
 */
function watch({tapped, noticed, done}) {
  const report = (/** @type {string} */ what, time = performance.now()) =>
    console.log(`taps ${what} ${performance.timeOrigin + time}`);
  /** @type {Record<string, string>} */
  const missing = {};
  const title = () => document.querySelector('h1')?.textContent;
  const page = location.pathname;
  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || missing.done) {
        return;
      }
      const element = /** @type {Element} */ (event.target).closest(tapped);
      element?.setAttribute('data-tapped', '');
      report('tapped', event.timeStamp);
      Object.assign(missing, {noticed, done, field: 'input:focus'});
      const before = title();
      let isNextFrame = true;
      const check = () => {
        if (location.pathname !== page && title() !== before) {
          document.documentElement.setAttribute('data-page-changed', '');
        }
        const there = Object.keys(missing).filter((name) =>
          document.querySelector(missing[name] ?? ''),
        );
        if (there.length > 0) {
          const suffix = isNextFrame ? '-next-frame' : '-frame';
          there.forEach((name) => report(name + suffix));
          window.setTimeout(() => there.forEach((name) => report(name)));
          there.forEach((name) => delete missing[name]);
        }
        isNextFrame = false;
        if (missing.done) {
          requestAnimationFrame(check);
        }
      };
      requestAnimationFrame(check);
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const {name, startTime} of list.getEntries()) {
      if (name === 'first-contentful-paint') {
        report('painted', startTime);
      }
    }
  }).observe({type: 'paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const {name, duration} of list.getEntries()) {
      if (name === 'click') {
        console.log(`taps paint ${duration}`);
      }
    }
  }).observe(
    // TypeScript doesn't know the threshold.
    /** @type {PerformanceObserverInit} */ ({type: 'event', buffered: true, durationThreshold: 16}),
  );
}

/**
 * @typedef {{noticed: number, done: number, paint: number}} Tap milliseconds from the tap until
 *   something showed that it was noticed, until it had its effect, and until the next paint; NaN for
 *   what never came
 */

/**
 * Opens a page with an empty cache on a slow phone and taps a control.
 *
 * @param {Awaited<ReturnType<typeof openBuild>>} build
 * @param {string} version of the docs
 * @param {Control} control
 * @param {number} moment
 * @param {boolean} isScrolled whether the reader scrolls first and taps one second later
 * @returns {Promise<Tap>}
 */
async function tap(build, version, control, moment, isScrolled) {
  const page = await build.emptyPage({
    viewport: control.viewport,
    hasTouch: true,
    isMobile: true,
    permissions: ['clipboard-write'],
  });
  /** @type {Record<string, number>} */
  const times = {};
  page.on('console', (message) => {
    const [, name, time] = /^taps ([\w-]+) ([\d.]+)$/u.exec(message.text()) ?? [];
    if (name) {
      // A link that loads a page is done once that page is painted.
      times[name === 'painted' && times.painted ? 'done' : name] ??= Number(time);
    }
  });
  const timeOf = (/** @type {string} */ name) =>
    times[name] ?? times[`${name}-next-frame`] ?? times[`${name}-frame`];
  const until = async (/** @type {string} */ name) => {
    for (let waited = 0; waited < patience && timeOf(name) === undefined; waited += 20) {
      await setTimeout(20);
    }
    return timeOf(name) ?? NaN;
  };
  await page.addInitScript(watch, control);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await slowDown(page);
  await page.goto(build.url(`docs/${version}/${control.page}`), {waitUntil: 'commit'});
  const painted = await until('painted');
  // Some builds only add a control with their code. A reader can't tap it before.
  const target = page.locator(control.tapped).filter({visible: true}).first();
  await target.waitFor();
  const {x, y, width, height} = /** @type {DOMRectReadOnly} */ (await target.boundingBox());
  // The browser answers once the page has taken the event, which is what is measured here.
  const touch = (
    /** @type {string} */ type,
    /** @type {{x: number, y: number}[]} */ ...touchPoints
  ) =>
    void session
      .send('Input.dispatchTouchEvent', {type: /** @type {'touchStart'} */ (type), touchPoints})
      .catch(() => {});
  await setTimeout(Math.max(0, painted + moment - Date.now()));
  if (isScrolled) {
    // Down and back, so that the control is where it was.
    touch('touchStart', {x: 150, y: 500});
    for (const distance of [30, 60, 90, 120, 90, 60, 30, 0]) {
      touch('touchMove', {x: 150, y: 500 - distance});
      await setTimeout(16);
    }
    touch('touchEnd');
    await setTimeout(1000);
  }
  touch('touchStart', {x: x + width / 2, y: y + height / 2});
  touch('touchEnd');
  if (control.typed) {
    await until('field');
    await page.keyboard.type(control.typed, {delay: 100}).catch(() => {});
  }
  const tapped = await until('tapped');
  await until('done');
  await setTimeout(300);
  await page.context().close();
  const {paint = NaN} = times;
  const after = (/** @type {string} */ name) =>
    `${name}-next-frame` in times && paint ? paint : (timeOf(name) ?? NaN) - tapped;
  const [noticed, done] = [after('noticed'), after('done')];
  return {noticed: Number.isNaN(noticed) ? done : noticed, done, paint};
}

const seconds = (/** @type {number} */ ms) => (Number.isNaN(ms) ? '–' : (ms / 1000).toFixed(2));

/**
 * Measures how long a slow phone takes to answer taps. The builds take turns, so that all meet the
 * same changes in the machine's speed.
 *
 * @param {Record<string, string>} dirs the folders of the builds by their names
 * @param {string} version of the docs
 * @returns {Promise<object[]>} a row per control and moment, with the medians of each build in
 *   seconds: until the tap is noticed, until the next paint, and until it is done; and a row with the
 *   95th percentiles of all taps
 */
export async function measureTaps(dirs, version) {
  const builds = await Promise.all(
    Object.entries(dirs).map(async ([name, dir]) => ({name, build: await openBuild(dir)})),
  );
  const rows = [];
  const figures = /** @type {const} */ (['noticed', 'paint', 'done']);
  const summary = (
    /** @type {(values: number[]) => number} */ statistic,
    /** @type {Tap[]} */ taps,
  ) => figures.map((figure) => seconds(statistic(taps.map((tap) => tap[figure])))).join(' · ');
  /** @type {Record<string, Tap[]>} */
  const allTaps = {};
  for (const [name, control] of Object.entries(controls)) {
    for (const isScrolled of [false, true]) {
      for (const moment of moments) {
        /** @type {Record<string, string>} */
        const row = {tap: name, after: `${moment / 1000} s${isScrolled ? ' and a scroll' : ''}`};
        /** @type {Record<string, Tap[]>} */
        const taps = {};
        for (let run = 0; run < runs; run += 1) {
          for (const {name: of, build} of builds) {
            (taps[of] ??= []).push(await tap(build, version, control, moment, isScrolled));
          }
        }
        for (const [of, values] of Object.entries(taps)) {
          row[of] = summary(median, values);
          (allTaps[of] ??= []).push(...values);
        }
        console.log(JSON.stringify(row));
        rows.push(row);
      }
    }
  }
  /** @type {Record<string, string>} */
  const last = {tap: 'all', after: '95th percentile'};
  for (const [of, values] of Object.entries(allTaps)) {
    last[of] = summary((all) => percentile(all, 0.95), values);
  }
  await Promise.all(builds.map(({build}) => build.close()));
  return [...rows, last];
}
