#!/usr/bin/env node
// @ts-check
// Takes the pictures of the web app manifest, of the current build: `npm run screenshots:app`.
import path from 'node:path';
import sharp from 'sharp';
import {parseScriptArgs} from '../lib/args.mjs';
import {openBuild} from '../lib/build-in-browser.mjs';
import {readJson} from '../lib/json.mjs';
import {ROOT} from '../lib/paths.mjs';

const [latest] = readJson('versions.json');

/** Sizes in device pixels have to match those in `static/manifest.json`. */
const shots = [
  {name: 'wide', viewport: {width: 1280, height: 800}, deviceScaleFactor: 1},
  {name: 'narrow', viewport: {width: 390, height: 844}, deviceScaleFactor: 2},
];

parseScriptArgs('screenshots:app', {});
const build = await openBuild();
try {
  for (const {name, ...options} of shots) {
    const page = await build.emptyPage({...options, serviceWorkers: 'block'});
    await page.goto(build.url(`docs/${latest}/installation/`), {waitUntil: 'networkidle'});
    const png = await page.screenshot({animations: 'disabled'});
    const file = path.join(ROOT, 'static/img/app', `screenshot-${name}.webp`);
    const {size} = await sharp(png).webp({quality: 80, effort: 6}).toFile(file);
    console.log(`screenshot-${name}.webp: ${Math.round(size / 1024)} KB`);
  }
} finally {
  await build.close();
}
