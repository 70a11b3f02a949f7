// @ts-check
// What a reader sees: built files, output, and pages in a browser.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {writeFiles} from '../../src/testing/temporary-folder';
import {type} from '../tutorials/terminal.mjs';

/** @import {Tab} from './kit.mjs' */

/**
 * What a reader sees of a built site.
 *
 * @param {{site: string, origin: string, browser: import('@playwright/test').Browser}} built the
 *   origin has the base URL of the site, without its slash at the end
 */
export function eyesOn({site, origin, browser}) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(site, file), 'utf8');
  /** Opens a page in a tab that shares nothing with others, without other hosts. */
  const open = async (
    /** @type {string} */ route,
    /** @type {{colorScheme?: 'light' | 'dark', width?: number, base?: string}} */ options = {},
  ) => {
    const {colorScheme = 'light', width = 1280, base = origin} = options;
    const context = await browser.newContext({colorScheme, viewport: {width, height: 800}});
    await context.route(
      ({hostname}) => hostname !== 'localhost',
      (request) => request.abort(),
    );
    const tab = await context.newPage();
    await tab.goto(`${base}${route}`);
    await tab.locator('html[data-has-hydrated="true"]').waitFor();
    return tab;
  };
  /** HTML without quotes, because the minifier of Docusaurus Faster omits them. */
  const html = (/** @type {string} */ route) =>
    read(`build${route}/index.html`).replaceAll('"', '');
  return {
    site,
    origin,
    browser,
    read,
    write: (/** @type {string} */ file, /** @type {string} */ text) =>
      writeFiles(site, {[file]: `${text}\n`}),
    /** Runs commands in the site's folder, and returns their output. */
    run: (/** @type {string[]} */ commands, /** @type {NodeJS.ProcessEnv} */ env = {}) =>
      type(commands, {cwd: site, env}),
    /** The output of a command that has to fail. */
    failure: async (/** @type {string} */ command) => {
      const output = await type([command], {cwd: site}).then(
        () => '',
        ({message}) => message,
      );
      if (!output) {
        throw new Error(`${command} should fail, but doesn't`);
      }
      return output;
    },
    open,
    html,
    /** The text of a page's HTML, without tags. */
    text: (/** @type {string} */ route) =>
      html(route)
        .replaceAll(/<(script|style)\b.*?<\/\1>/gsu, '')
        .replaceAll(/<[^>]*>/gu, ''),
    /** Looks at a page in light and dark mode, on a large and on a small screen. */
    look: async (
      /** @type {string} */ route,
      /** @type {(tab: Tab, width: number, isDark: boolean) => Promise<void>} */ see,
    ) => {
      for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
        for (const width of [1280, 500]) {
          const tab = await open(route, {colorScheme, width});
          try {
            await see(tab, width, colorScheme === 'dark');
          } catch (error) {
            const place = `${route}, ${colorScheme} mode, ${width} px`;
            throw new Error(`${place}: ${Object(error).message}`, {cause: error});
          }
          await tab.context().close();
        }
      }
    },
  };
}
