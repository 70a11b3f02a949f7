// @ts-check
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import {launchBrowser} from '../lib/browser.mjs';
import {ExplainedError} from '../lib/explained-error.mjs';
import {ROOT} from '../lib/paths.mjs';
import {toolScript} from '../lib/run.mjs';
import {median} from './statistics.mjs';

const starts = 3;
const editsOfEach = 3;
/** Of the server, to have time for what an edit leaves to do once it's seen. */
const pause = 5_000;
const patience = 180_000;

const page = 'docs/installation/';

/**
 * @typedef {object} Edit
 * @property {string} file
 * @property {(text: string, mark: string) => string} change adds the mark to the text of the file
 * @property {(mark: string) => boolean} isSeen runs in the page
 */

/** @type {Record<string, Edit>} */
const edits = {
  'a sentence': {
    file: 'docs/installation.mdx',
    // The first line of text after the imports.
    change: (text, mark) => text.replace(/(?<=\n\n)[A-Z].*/u, (line) => `${line} ${mark}.`),
    isSeen: (mark) => document.querySelector('article')?.textContent?.includes(mark) ?? false,
  },
  'a style': {
    file: 'src/css/custom.css',
    change: (text, mark) => `${text}\n:root {\n  --edit: ${mark};\n}\n`,
    isSeen: (mark) =>
      getComputedStyle(document.documentElement).getPropertyValue('--edit').trim() === mark,
  },
  'a component': {
    file: 'src/components/ScrollTable/index.tsx',
    change: (text, mark) => text.replace('<table ', `<table data-edit="${mark}" `),
    isSeen: (mark) => document.querySelector(`[data-edit="${mark}"]`) !== null,
  },
};

/**
 * Starts a development server, which keeps its files apart from those of `npm start`.
 *
 * @returns {Promise<{url: string, stop: () => Promise<void>}>} where it's going to answer
 */
async function startServer() {
  const port = await getPort();
  const script = await toolScript(ROOT, '@docusaurus/core', 'docusaurus');
  const server = spawn(process.execPath, [script, 'start', '--no-open', '--port', String(port)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/edits/generated'},
  });
  return {
    url: `http://localhost:${port}/`,
    async stop() {
      const closed = once(server, 'close');
      server.kill();
      await closed;
    },
  };
}

/**
 * Makes an edit, waits until the page shows it, and takes it back.
 *
 * @param {import('@playwright/test').Page} opened
 * @param {Edit} edit
 * @param {string} mark
 * @returns {Promise<number>} milliseconds
 */
async function measureEdit(opened, {file, change, isSeen}, mark) {
  const full = path.join(ROOT, file);
  const text = readFileSync(full, 'utf8');
  const restore = () => writeFileSync(full, text);
  process.once('exit', restore);
  try {
    const edited = change(text, mark);
    if (edited === text) {
      throw new ExplainedError(
        `${file} has nothing to edit. Adapt \`edits\` in tools/bench/edits.mjs.`,
      );
    }
    const started = performance.now();
    writeFileSync(full, edited);
    await opened.waitForFunction(isSeen, mark, {polling: 50, timeout: patience});
    return performance.now() - started;
  } finally {
    process.off('exit', restore);
    restore();
    await opened.waitForTimeout(pause);
    await opened.waitForFunction(`!(${isSeen})('${mark}')`, undefined, {timeout: patience});
    await opened.waitForTimeout(pause);
  }
}

/**
 * Measures how soon a maintainer sees an edit with `npm start`. It changes files of the site, and
 * takes the changes back.
 *
 * @returns {Promise<object[]>} a row for the start and for each edit, with all times and their median
 *   in seconds
 */
export async function measureEdits() {
  // Without it, a signal would end the process without running what restores the files.
  process.once('SIGINT', () => process.exit(130));
  const browser = await launchBrowser();
  /** @type {Record<string, number[]>} */
  const times = {'the first page': []};
  for (let start = 1; start <= starts; start += 1) {
    const started = performance.now();
    const server = await startServer();
    try {
      const opened = await browser.newPage();
      while (!(await opened.goto(server.url + page).catch(() => undefined))?.ok()) {
        await opened.waitForTimeout(100);
      }
      await opened.locator('article h1').waitFor({timeout: patience});
      times['the first page']?.push(performance.now() - started);
      await opened.waitForTimeout(pause);
      for (let number = 1; number <= editsOfEach; number += 1) {
        for (const [name, edit] of Object.entries(edits)) {
          (times[name] ??= []).push(await measureEdit(opened, edit, `Edit${start}${number}`));
        }
      }
      await opened.close();
    } finally {
      await server.stop();
    }
  }
  await browser.close();
  const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(1);
  return Object.entries(times).map(([name, values]) => ({
    'seen after': name,
    'median (s)': seconds(median(values)),
    'all (s)': values.map(seconds).join(' '),
  }));
}
