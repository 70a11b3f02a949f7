import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';

// The pictures change with the content that they show, which a short run shouldn't be about.
test.skip(!process.env.FULL_TESTS, 'npm run test:full compares the templates with pictures');

/** A page of each template that readers see most, by the name of its picture. */
const templates = {
  home: '/',
  guide: `/docs/${lastVersion}/create-doc/`,
  'canary-guide': '/docs/typescript-support/',
  'code-guide': `/docs/${lastVersion}/markdown-features/code-blocks/`,
  reference: `/docs/${lastVersion}/api/plugins/@docusaurus/plugin-sitemap/`,
  category: `/docs/${lastVersion}/category/getting-started/`,
  'blog-list': '/blog/',
  'blog-post': '/blog/releases/3.9/',
  'blog-archive': '/blog/archive/',
  'blog-authors': '/blog/authors/',
  'changelog-list': '/changelog/',
  'changelog-entry': '/changelog/3.9.0/',
  showcase: '/showcase/',
  versions: '/versions/',
  search: '/search/?q=sidebar',
  'not-found': '/no-such-page/',
};

/** Smoothing of letters differs by about a tenth; the edges of a small button have more pixels. */
const tolerance = {threshold: 0.14, maxDiffPixels: 12};

/**
 * Runs in the page: shows its fonts even if they were late, and resolves once they're there and
 * nothing has changed for half a second.
 */
async function isQuiet() {
  const insist = (rule: CSSRule) => {
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

/** Opens a page, and waits until it has settled. */
async function open(page: Page, url: string): Promise<void> {
  await page.clock.setFixedTime('2026-01-01T12:00:00Z');
  await page.goto(url, {waitUntil: 'networkidle'});
  // A page waits with its code until its reader does something.
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await page.getByText('Searching…').waitFor({state: 'hidden'});
  await page.evaluate(isQuiet);
}

/**
 * Takes the picture of a page once two are equal, and reduces it to a quarter, which averages away how
 * a system draws the edges of letters, and is small enough to keep under version control.
 */
async function takePicture(page: Page): Promise<Buffer> {
  // Depends on the history that the build has seen.
  const style = '.theme-last-updated { display: none; }';
  const options = {animations: 'disabled', caret: 'hide', style} as const;
  let previous;
  let picture = await page.screenshot(options);
  do {
    previous = picture;
    picture = await page.screenshot(options);
  } while (!picture.equals(previous));
  const image = sharp(picture).removeAlpha();
  const {width, height} = await image.metadata();
  return image
    .resize(Math.round(width / 4), Math.round(height / 4), {kernel: 'linear'})
    .png({palette: true, effort: 10})
    .toBuffer();
}

/** The browser's state for the pictures of a phone or a laptop. */
const options = (width: number, colorScheme: 'light' | 'dark') => ({
  viewport: {width, height: 1400},
  colorScheme,
  contextOptions: {reducedMotion: 'reduce' as const},
  locale: 'en-US',
  timezoneId: 'UTC',
});

for (const width of [390, 1360]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px in ${colorScheme} mode`, () => {
      test.use(options(width, colorScheme));

      test('the templates look as accepted', async ({page}) => {
        test.setTimeout(Object.keys(templates).length * 30_000);
        for (const [name, url] of Object.entries(templates)) {
          await open(page, url);
          const file = `${name}.${width}.${colorScheme}.png`;
          expect.soft(await takePicture(page), name).toMatchSnapshot([file], tolerance);
        }
      });
    });
  }
}

test.describe('the comparison', () => {
  test.use(options(1360, 'light'));

  // A button with a faint outline may move this far unnoticed.
  test('notices that .button--primary has moved by 4 pixels', async ({page}) => {
    await open(page, '/');
    await page.addStyleTag({content: '.button--primary { translate: 4px; }'});
    const picture = await takePicture(page);
    expect(picture).not.toMatchSnapshot(['home.1360.light.png'], tolerance);
  });
});
