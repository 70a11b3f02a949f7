// @ts-check
// `npm run bench`: compares the current build with a stock build of the same content (`STOCK=true`):
// what pages weigh, how long they keep a slow phone busy, and how fast it answers taps. It also measures
// how soon `npm start` shows an edit. With names of tables, such as `npm run bench -- bytes phone`, it
// prints only these.
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chosenNames, parseScriptArgs} from '../lib/args.mjs';
import {readJson} from '../lib/json.mjs';
import {BUILD_DIR, ROOT} from '../lib/paths.mjs';
import {measureBytes} from './bytes.mjs';
import {measureEdits} from './edits.mjs';
import {measurePhone} from './phone.mjs';
import {measureTaps} from './taps.mjs';

/** Kept for the next run, because a build takes minutes. */
const stock = '.cache/stock';
const builds = {site: BUILD_DIR, stock: path.join(ROOT, stock, 'build')};

const [latest] = readJson('versions.json');

/** A page of each kind that readers see most. */
const routes = [
  '',
  `docs/${latest}/installation/`,
  `docs/${latest}/api/docusaurus-config/`,
  `docs/${latest}/category/guides/`,
  'blog/',
  `blog/releases/${latest.split('.').slice(0, 2).join('.')}/`,
  'changelog/',
  'showcase/',
];

/** @type {Record<string, () => Promise<object[]>>} */
const tables = {
  bytes: () => measureBytes(builds, routes),
  phone: () => measurePhone(builds, routes),
  taps: () => measureTaps(builds, latest),
  edits: measureEdits,
};

const {positionals} = parseScriptArgs('bench -- [TABLE...]', {allowPositionals: true});
const wanted = chosenNames('table', Object.keys(tables), positionals);
if (wanted.some((name) => name !== 'edits') && !existsSync(path.join(builds.stock, 'index.html'))) {
  execFileSync('npm', ['run', 'build', '--', '--out-dir', builds.stock], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      STOCK: 'true',
      SOCIAL_CARDS: 'false',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${stock}/generated`,
    },
  });
}
for (const [name, measure] of Object.entries(tables)) {
  if (wanted.includes(name)) {
    console.log(`\n${name}`);
    console.table(await measure());
  }
}
process.exit(0);
