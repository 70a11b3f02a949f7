import type {Locator, Page} from '@playwright/test';
import {hold} from './support/code';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {visit} from './support/visit';

const parts = (page: Page) => {
  const figure = page.getByRole('figure').filter({hasText: 'home page'}).first();
  const dialog = page.getByRole('dialog', {name: 'Enlarged picture'});
  return {
    figure,
    dialog,
    button: figure.getByRole('button', {name: 'Enlarge the picture'}),
    image: figure.getByRole('img').first(),
    enlarged: dialog.getByRole('group').getByRole('img'),
  };
};

const widthOf = async (image: Locator) => (await image.boundingBox())!.width;

async function openPage(page: Page) {
  await visit(page, `/docs/${lastVersion}/installation/`);
  await parts(page).figure.scrollIntoViewIfNeeded();
}

test('a screenshot is enlarged and closed with the mouse and the keyboard, in both modes', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await openPage(page);
  const {figure, dialog, button, image, enlarged} = parts(page);
  const close = dialog.getByRole('button', {name: 'Close'});
  await expect(image).toHaveAttribute('src', /\.light\.webp$/);
  await button.click();
  await expect(enlarged).toHaveAttribute('src', /\.light\.webp$/);
  expect(await widthOf(enlarged)).toBeGreaterThan(await widthOf(figure.locator('img').first()));
  await close.click();
  await expect(dialog).toBeHidden();

  await page.emulateMedia({colorScheme: 'dark'});
  await expect(image).toHaveAttribute('src', /\.dark\.webp$/);
  await button.click();
  await expect(enlarged).toHaveAttribute('src', /\.dark\.webp$/);
  // Text may be selected beyond the dialog.
  await dialog.locator('span').first().hover();
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, reducedMotion: 'reduce'});

  test('a screenshot keeps its place before it has loaded, and scrolls when it is enlarged', async ({
    page,
  }) => {
    const release = await hold(page, '**/img/docs/*.webp');
    await openPage(page);
    const {dialog, button, image, enlarged} = parts(page);
    const {width, height} = (await image.boundingBox())!;
    expect(width / height).toBeCloseTo(1000 / 640, 1);
    release();
    await button.click();
    expect(await widthOf(enlarged)).toBeGreaterThan(390);
    expect(await widthOf(dialog)).toBeLessThanOrEqual(390);
    await expect(dialog).toHaveCSS('animation-name', 'none');
    const scroller = dialog.getByRole('group');
    await scroller.evaluate((element) => element.scrollBy(100, 0));
    await expect.poll(() => scroller.evaluate(({scrollLeft}) => scrollLeft)).toBe(100);
  });
});
