// @ts-check
// `npm run bench`: compares the site with a stock build of the same content (`STOCK=true`) in one run:
// what a build costs, what pages weigh, how that grows with the site, and how long pages keep a slow
// phone busy, and how fast it answers taps. With names of tables, such as `npm run bench -- bytes
// phone`, it prints only these.
import {readJson} from '../lib/json.mjs';
import {builds, ensureBuilds, measureBuilds, measureGrowth} from './builds.mjs';
import {measureBytes} from './bytes.mjs';
import {measurePhone} from './phone.mjs';
import {measureTaps} from './taps.mjs';

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
  builds: measureBuilds,
  bytes: () => measureBytes(builds, routes),
  growth: () => measureGrowth(['', `docs/${latest}/installation/`]),
  phone: () => measurePhone(builds, routes),
  taps: () => measureTaps(builds, latest),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in tables));
if (unknown.length > 0) {
  console.error(`There is no table "${unknown[0]}". There are: ${Object.keys(tables).join(', ')}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(tables)) {
  if (wanted.length === 0 || wanted.includes(name)) {
    if (name !== 'builds') {
      await ensureBuilds();
    }
    console.log(`\n${name}`);
    console.table(await measure());
  }
}
process.exit(0);
