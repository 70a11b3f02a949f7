import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from '@playwright/test';
import names from '../tools/screenshots/templates.json';
import {expect, test} from './support/test';

// The pictures change with the content that they show, which a short run shouldn't be about.
test.skip(!process.env.FULL_TESTS, 'npm run test:full compares the templates with pictures');

const screenshots = async () => ({
  ...(await import('../tools/screenshots/compare.mjs')),
  ...(await import('../tools/screenshots/templates.mjs')),
});

/** Opens a template in a context that all of its pictures share, and takes its picture. */
async function openTemplate(page: Page, name: string): Promise<Buffer> {
  const {takePicture, templates} = await screenshots();
  return takePicture(page, templates[name]!);
}

async function differenceFrom(file: string, picture: Buffer): Promise<string | undefined> {
  const {differenceOf, references, shrink} = await screenshots();
  return differenceOf(await shrink(picture), await readFile(path.join(references, file)));
}

for (const width of [390, 1360]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the templates look as accepted at ${width} px in ${colorScheme} mode`, async ({
      browser,
      baseURL,
    }, testInfo) => {
      test.setTimeout(Object.keys(names).length * 30_000);
      const {contextOptions} = await screenshots();
      const context = await browser.newContext({...contextOptions(width, colorScheme), baseURL});
      for (const name of Object.keys(names)) {
        await test.step(name, async () => {
          const page = await context.newPage();
          const picture = await openTemplate(page, name);
          await page.close();
          const difference = await differenceFrom(`${name}.${width}.${colorScheme}.png`, picture);
          if (difference) {
            await testInfo.attach(name, {body: picture, contentType: 'image/png'});
          }
          expect.soft(difference, name).toBeUndefined();
        });
      }
      await context.close();
    });
  }
}

// A button with a faint outline may move this far unnoticed.
test('the comparison notices that .button--primary has moved by 4 pixels', async ({
  browser,
  baseURL,
}) => {
  const {contextOptions} = await screenshots();
  const page = await browser.newPage({...contextOptions(1360, 'light'), baseURL});
  await openTemplate(page, 'home');
  await page.addStyleTag({content: '.button--primary { translate: 4px; }'});
  expect(await differenceFrom('home.1360.light.png', await page.screenshot())).toBeDefined();
  await page.close();
});
