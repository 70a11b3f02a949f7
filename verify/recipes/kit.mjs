// @ts-check
// To add a recipe, add an entry to a file in `areas/`: name the section, paste its samples with the
// functions of `hands.mjs`, and check the result with those of `eyes.mjs` and of this file. Don't
// repeat a sample: change what a site needs differently with `replace`. The recipes of a file share
// a site, so give each its own files and routes; where that isn't possible, start another file. To
// run those of a file: `FULL_TESTS=true npm run unit -- verify/recipes/latest -t 'blog:'`.
import {colord, extend} from 'colord';
import a11y from 'colord/plugins/a11y';
import freePort from 'get-port';
import {whileServing} from '../tutorials/terminal.mjs';

/**
 * What a recipe says about a section of the docs.
 *
 * @typedef {object} Recipe
 * @property {string} page the path below the docs folder, without the extension
 * @property {string} heading the id of the heading above the samples; empty above the first one
 * @property {string} result continues "a reader who follows the section"
 * @property {(hands: Hands) => string[]} [install] the page's commands, which run before the build
 * @property {(hands: Hands) => Promise<void> | void} paste puts the samples where the page says
 * @property {(eyes: Eyes) => Promise<void> | void} check fails unless the page is right
 *
 * @typedef {object} Area a file of recipes that share a site
 * @property {Recipe[]} recipes
 * @property {string[]} [completePages] pages whose how-to headings all have a recipe
 * @property {string} [baseUrl]
 * @property {string} [build] the command that builds the site
 * @property {Serve} [serve] serves the site, instead of `npm run serve`
 *
 * @callback Serve
 * @param {string} site
 * @returns {Promise<{port: number, stop: () => Promise<void> | void}>}
 *
 * @typedef {ReturnType<typeof import('./hands.mjs').handsOf>} Hands
 * @typedef {ReturnType<typeof import('./eyes.mjs').eyesOn> & Pick<Hands, 'sample' | 'command' | 'extension'>} Eyes
 * @typedef {import('@playwright/test').Page} Tab
 */

extend([a11y]);

/**
 * What a text has of a pattern: its first group, or all of the match.
 *
 * @param {string} text
 * @param {string | RegExp} pattern
 * @returns {string}
 * @throws when the text doesn't have it
 */
export function part(text, pattern) {
  const match =
    typeof pattern === 'string' ? text.includes(pattern) && [pattern] : pattern.exec(text);
  if (!match) {
    throw new Error(`There is no ${pattern} in\n${text}`);
  }
  return match[1] ?? match[0] ?? '';
}

/**
 * The contrast of a text with a background, from 1 to 21. Readers need 4.5.
 *
 * @param {Tab} tab
 * @param {string} text a selector
 * @param {string} background a selector
 */
export const contrastOf = async (tab, text, background) => {
  const [color = ''] = await stylesOf(tab, text, 'color');
  const [behind = ''] = await stylesOf(tab, background, 'background-color');
  // The canvas behind a page is white.
  return colord(color).contrast(colord(behind).alpha() === 0 ? '#fff' : behind);
};

/**
 * Serves a site at a free port while `look` runs.
 *
 * @template Result
 * @param {string} site
 * @param {(port: number) => string} command
 * @param {(base: string, port: number) => Promise<Result>} look `base` is the origin
 * @returns {Promise<Result>} the result of `look`
 */
export async function whileServed(site, command, look) {
  const port = await freePort();
  return whileServing(command(port), {cwd: site, port}, () =>
    look(`http://localhost:${port}`, port),
  );
}

/** Git with an author, whom `git commit` needs. */
export const gitAsJane = 'git -c user.name=Jane -c user.email=jane@example.com';

/** The lines of a code block, which are elements of their own. */
export const codeOf = async (/** @type {import('@playwright/test').Locator} */ block) => {
  const lines = await block.locator('.token-line').allTextContents();
  return lines
    .map((line) => line.replace(/\n$/u, ''))
    .join('\n')
    .trim();
};

/**
 * Computed styles of the first element that a selector matches.
 *
 * @param {Tab} tab
 * @param {string} selector
 * @param {string[]} properties
 * @returns {Promise<string[]>}
 */
export const stylesOf = (tab, selector, ...properties) =>
  tab
    .locator(selector)
    .first()
    .evaluate(
      (element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)),
      properties,
    );

/** Opens the menu on a small screen. Larger ones show everything. */
export const openMenu = async (/** @type {Tab} */ tab, /** @type {number} */ width) => {
  if (width < 997) {
    await tab.locator('.navbar__toggle').click();
  }
};

/**
 * The menu of a docs sidebar, which is in the site's menu on a small screen.
 *
 * @param {Tab} tab
 * @param {number} width
 */
export const sidebarOf = async (tab, width) => {
  await openMenu(tab, width);
  return tab.locator('.theme-doc-sidebar-menu:visible');
};

/**
 * The navbar, or on a small screen, its menu, which this opens.
 *
 * @param {Tab} tab
 * @param {number} width
 */
export const navbarOf = async (tab, width) => {
  if (width > 996) {
    return tab.locator('.navbar__inner');
  }
  await openMenu(tab, width);
  const panels = tab.locator('.navbar-sidebar--show .navbar-sidebar__item');
  await panels.first().waitFor();
  // On docs, the sidebar is in front.
  const back = panels.and(tab.locator(':not([inert])')).locator('.navbar-sidebar__back');
  if (await back.count()) {
    await back.click();
  }
  return panels.first();
};
