#!/usr/bin/env node
// @ts-check
// Takes the pictures of the docs, the home page and the latest release post: `npm run screenshots:docs`,
// or only some of them: `npm run screenshots:docs -- new-site toc`. It builds the sites that it shows, so it
// takes minutes; with --keep, it takes up those of the last run. Pictures of older releases stay as
// they were taken.
// Text looks as it does elsewhere when Inter, Noto Sans and Noto Color Emoji are installed.
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {chosenNames, parseScriptArgs} from '../lib/args.mjs';
import {launchBrowser} from '../lib/browser.mjs';
import {ROOT} from '../lib/paths.mjs';
import {shots} from './shots.mjs';
import {makeSite, runCommand, serveBuild, stopServers} from './sites.mjs';
import {terminalPage} from './terminal.mjs';

const picturesDir = path.join(ROOT, 'static/img/docs');

/**
 * Device pixels per CSS pixel. Pages show pictures of parts at half their pixels, see
 * `src/features/screenshots/remark.ts`, and those of whole windows are wider than a page anyway.
 */
const scale = {part: 2, window: 1.5};

/** Space around what a picture is cut to, in CSS pixels. */
const margin = 16;

/**
 * The rectangle around elements, with a margin, within the page.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string[]} selectors
 */
async function frameOf(page, selectors) {
  const locators = selectors.map((selector) => page.locator(selector).filter({visible: true}));
  const boxes = await Promise.all(locators.map((locator) => locator.first().boundingBox()));
  if (boxes.includes(null)) {
    throw new Error(`Not all of these are on the page: ${selectors.join(', ')}`);
  }
  const edge = (/** @type {(box: any) => number} */ read) => boxes.map(read);
  const {width} = page.viewportSize() ?? {width: Infinity};
  const left = Math.max(0, Math.floor(Math.min(...edge((box) => box.x)) - margin));
  const top = Math.max(0, Math.floor(Math.min(...edge((box) => box.y)) - margin));
  const right = Math.min(width, Math.ceil(Math.max(...edge((box) => box.x + box.width)) + margin));
  const bottom = Math.ceil(Math.max(...edge((box) => box.y + box.height)) + margin);
  return {x: left, y: top, width: right - left, height: bottom - top};
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./shots.mjs').Shot} shot
 * @param {{dir: string} & ({url: string} | {html: string})} source
 * @param {'light' | 'dark'} mode
 */
async function takePicture(browser, shot, source, mode) {
  const {width = 1000, height = 640} = shot;
  const cut = 'html' in source ? ['.terminal'] : shot.cut;
  const context = await browser.newContext({
    viewport: {width, height},
    colorScheme: mode,
    deviceScaleFactor: cut ? scale.part : scale.window,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if ('html' in source) {
    await page.setContent(source.html);
  } else {
    // The network of a running command is never idle.
    await page.goto(source.url, {waitUntil: shot.command ? 'load' : 'networkidle'});
  }
  await shot.act?.(page, source.dir);
  // The measures of elements begin at the top of the window.
  await page.evaluate(() => window.scrollTo(0, 0));
  const frame = cut && (await frameOf(page, cut));
  const png = await page.screenshot({
    animations: 'disabled',
    ...(frame && {clip: frame, fullPage: true}),
  });
  await context.close();
  const {size} = await sharp(png)
    .webp({quality: 78, effort: 6, smartSubsample: true})
    .toFile(path.join(picturesDir, `${shot.name}.${mode}.webp`));
  console.log(`${shot.name}.${mode}.webp: ${Math.round(size / 1024)} KB`);
}

/**
 * What a picture is taken of: a page of a built site, or of a running command or its output.
 *
 * @param {import('./shots.mjs').Shot} shot
 */
async function sourceOf(shot) {
  const dir = await makeSite(shot.site);
  if (!shot.command) {
    return {dir, url: (await serveBuild(dir, shot.site)) + shot.path};
  }
  if (shot.needsBuild) {
    await serveBuild(dir, shot.site);
  }
  const output = await runCommand(dir, shot);
  const [url] = /http:\/\/localhost:\d+/u.exec(output) ?? [];
  if (shot.path && url) {
    return {dir, url: url + shot.path};
  }
  const [shown] = shot.excerpt?.exec(output) ?? [output];
  return {dir, html: terminalPage(shot.command, shown)};
}

const {positionals} = parseScriptArgs('screenshots:docs -- [--keep] [NAME...]', {
  allowPositionals: true,
  options: {keep: {type: 'boolean'}},
});
const all = shots.map(({name}) => name);
const wanted = chosenNames('screenshot', all, positionals);
const browser = await launchBrowser();
await mkdir(picturesDir, {recursive: true});
try {
  for (const shot of shots.filter(({name}) => wanted.includes(name))) {
    const source = await sourceOf(shot);
    await takePicture(browser, shot, source, 'light');
    await takePicture(browser, shot, source, 'dark');
  }
} finally {
  await browser.close();
  stopServers();
}
