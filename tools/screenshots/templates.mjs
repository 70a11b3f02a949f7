// @ts-check
import {readJson} from '../lib/json.mjs';

const [latest] = readJson('versions.json');

/**
 * A page of each template that readers see most, by the name of its picture. A JSON file, because
 * Playwright names its tests before it can load a module like this one.
 *
 * @type {Record<string, string>}
 */
export const templates = Object.fromEntries(
  Object.entries(readJson('tools/screenshots/templates.json')).map(([name, route]) => [
    name,
    route.replace('{latest}', latest),
  ]),
);

/** The widths of a phone and of a laptop, in CSS pixels. */
export const widths = [390, 1360];

/** @type {('light' | 'dark')[]} */
export const colorSchemes = ['light', 'dark'];

/**
 * The state of a browser that all pictures share. Nothing moves, and the clock of each picture
 * stands still.
 *
 * @param {number} width
 * @param {'light' | 'dark'} colorScheme
 */
export const contextOptions = (width, colorScheme) =>
  /** @type {const} */ ({
    viewport: {width, height: 1400},
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });

/**
 * Runs in the page: shows its fonts even if they were late, and resolves once they're there and
 * nothing has changed for half a second.
 */
async function isQuiet() {
  /** @param {CSSRule} rule */
  const insist = (rule) => {
    if (rule instanceof CSSFontFaceRule) {
      rule.style.setProperty('font-display', 'block');
    } else if (rule instanceof CSSGroupingRule) {
      Array.from(rule.cssRules).forEach(insist);
    }
  };
  Array.from(document.styleSheets)
    .flatMap((sheet) => Array.from(sheet.cssRules))
    .forEach(insist);
  await document.fonts.ready;
  await new Promise((resolve) => {
    let timer = setTimeout(resolve, 500);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 500);
    });
    observer.observe(document, {subtree: true, childList: true, attributes: true});
  });
}

/**
 * Takes the picture of a page once it has settled: nothing changes, and two pictures are equal.
 *
 * @param {import('@playwright/test').Page} page of a context with `contextOptions`
 * @param {string} url
 * @returns {Promise<Buffer>} a PNG
 */
export async function takePicture(page, url) {
  await page.clock.setFixedTime('2026-01-01T12:00:00Z');
  await page.goto(url, {waitUntil: 'networkidle'});
  // A page waits with its code until its reader does something.
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await page.getByText('Searching…').waitFor({state: 'hidden'});
  await page.evaluate(isQuiet);
  // Depends on the history that the build has seen.
  const style = '.theme-last-updated { display: none; }';
  const options = /** @type {const} */ ({animations: 'disabled', caret: 'hide', style});
  let previous;
  let picture = await page.screenshot(options);
  do {
    previous = picture;
    picture = await page.screenshot(options);
  } while (!picture.equals(previous));
  return picture;
}
