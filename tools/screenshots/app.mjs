#!/usr/bin/env node
// @ts-check
// Takes the pictures of the web app manifest, of the current build: `npm run screenshots:app`.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import sharp from 'sharp';
import {findBrowser} from '../lib/browser.mjs';
import {BUILD_DIR, ROOT} from '../lib/paths.mjs';
import {listen} from '../lib/server/serve-build.mjs';
import {createSiteServer} from '../lib/server/site-server.mjs';

const [latest] = JSON.parse(readFileSync(path.join(ROOT, 'versions.json'), 'utf8'));

/** Sizes in device pixels have to match those in `static/manifest.json`. */
const shots = [
  {name: 'wide', viewport: {width: 1280, height: 800}, deviceScaleFactor: 1},
  {name: 'narrow', viewport: {width: 390, height: 844}, deviceScaleFactor: 2},
];

const {port, close} = await listen(await createSiteServer({dir: BUILD_DIR}), {
  host: 'localhost',
  port: 4180,
});
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
try {
  for (const {name, ...options} of shots) {
    const context = await browser.newContext({...options, serviceWorkers: 'block'});
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}/docs/${latest}/installation/`, {
      waitUntil: 'networkidle',
    });
    const png = await page.screenshot({animations: 'disabled'});
    const file = path.join(ROOT, 'static/img/app', `screenshot-${name}.webp`);
    const {size} = await sharp(png).webp({quality: 80, effort: 6}).toFile(file);
    console.log(`screenshot-${name}.webp: ${Math.round(size / 1024)} KB`);
    await context.close();
  }
} finally {
  await browser.close();
  await close();
}
