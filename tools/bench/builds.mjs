// @ts-check
import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {CACHE_DIR, ROOT} from '../lib/paths.mjs';
import {toolScript} from '../lib/run.mjs';
import {kilobytes, bytesOf} from './bytes.mjs';

const folder = path.join(CACHE_DIR, 'bench');

/** The build folders of the site and of the stock configuration. */
export const builds = {site: path.join(folder, 'site'), stock: path.join(folder, 'stock')};

/** The caches of Docusaurus, the bundler and this site's features. */
const caches = [path.join(ROOT, 'node_modules/.cache'), path.join(ROOT, '.cache/markdown')];

/** Makes a build print the most memory that its process has used. */
const printMemory = `data:text/javascript,process.on('exit',()=>console.log('memory:'+process.resourceUsage().maxRSS))`;

/**
 * @param {string} dir
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{seconds: number, gigabytes: number}>}
 * @throws when the build fails
 */
async function build(dir, env) {
  const script = await toolScript(ROOT, '@docusaurus/core', 'docusaurus');
  const start = performance.now();
  const args = [script, 'build', '--out-dir', dir];
  const {stdout} = await promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    maxBuffer: 100_000_000,
    env: {
      ...process.env,
      SOCIAL_CARDS: 'false',
      NODE_OPTIONS: `--import=${printMemory}`,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(ROOT, `${dir}-generated`),
      ...env,
    },
  });
  const memory = Array.from(stdout.matchAll(/memory:(\d+)/gu), ([, used]) => Number(used));
  return {seconds: (performance.now() - start) / 1000, gigabytes: Math.max(...memory) / 1e6};
}

/** Creates the builds that other tables measure, unless they exist. */
export async function ensureBuilds() {
  for (const [name, dir] of Object.entries(builds)) {
    if (!existsSync(path.join(dir, 'index.html'))) {
      console.log(`Building ${path.relative(ROOT, dir)} …`);
      await build(dir, {STOCK: String(name === 'stock')});
    }
  }
}

/**
 * Builds the site and the stock configuration without caches, and the site again with them.
 *
 * @returns {Promise<object[]>} a row per build
 */
export async function measureBuilds() {
  const row = async (/** @type {string} */ name, /** @type {'site' | 'stock'} */ of) => {
    const {seconds, gigabytes} = await build(builds[of], {STOCK: String(of === 'stock')});
    return {build: name, seconds: seconds.toFixed(0), 'memory (GB)': gigabytes.toFixed(1)};
  };
  const clear = () => caches.forEach((cache) => rmSync(cache, {recursive: true, force: true}));
  clear();
  const stock = await row('stock, cold', 'stock');
  clear();
  return [stock, await row('site, cold', 'site'), await row('site, warm', 'site')];
}

/** How much the table of growth adds to the site. */
const addedPages = 1000;

/**
 * Adds pages to the site and measures what the others weigh then.
 *
 * @param {string[]} routes
 * @returns {Promise<object[]>} a row per page with the compressed bytes of script per added route
 */
export async function measureGrowth(routes) {
  const pages = path.join(ROOT, 'src/pages/bench');
  const dir = path.join(folder, 'grown');
  mkdirSync(pages, {recursive: true});
  try {
    for (let index = 0; index < addedPages; index += 1) {
      const text = `# Page ${index}\n\nThis is page ${index}.\n`;
      writeFileSync(path.join(pages, `page-${index}.md`), text);
    }
    await build(dir);
  } finally {
    rmSync(pages, {recursive: true, force: true});
  }
  return routes.map((route) => {
    const [before, after] = [bytesOf(builds.site, route), bytesOf(dir, route)];
    return {
      page: route,
      'script (KB)': kilobytes(before.js),
      [`with ${addedPages} pages`]: kilobytes(after.js),
      'bytes per page': ((after.js - before.js) / addedPages).toFixed(2),
    };
  });
}
