import type {Locator, Page} from '@playwright/test';
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({colorScheme});

    test('a click enlarges a screenshot, and the close button or a click beside it closes it', async ({
      page,
    }) => {
      await openPage(page);
      const {figure, dialog, button, image, enlarged} = parts(page);
      await expect(image).toHaveAttribute('src', new RegExp(`\\.${colorScheme}\\.webp$`));
      await button.click();
      await expect(enlarged).toHaveAttribute('src', new RegExp(`\\.${colorScheme}\\.webp$`));
      expect(await widthOf(enlarged)).toBeGreaterThan(await widthOf(figure.locator('img').first()));
      await dialog.getByRole('button', {name: 'Close'}).click();
      await expect(dialog).toBeHidden();
      await button.click();
      await page.mouse.click(5, 400);
      await expect(dialog).toBeHidden();
    });
  });
}

test('the keyboard enlarges a screenshot, Escape closes it, and the focus goes back', async ({
  page,
}) => {
  await openPage(page);
  const {dialog, button} = parts(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, reducedMotion: 'reduce'});

  test('an enlarged screenshot is wider than the window, and scrolls', async ({page}) => {
    await openPage(page);
    const {dialog, button, enlarged} = parts(page);
    await button.click();
    expect(await widthOf(enlarged)).toBeGreaterThan(390);
    expect(await widthOf(dialog)).toBeLessThanOrEqual(390);
    await expect(dialog).toHaveCSS('animation-name', 'none');
    await dialog.getByRole('group').evaluate((scroller) => scroller.scrollBy(100, 0));
    await expect
      .poll(() => dialog.getByRole('group').evaluate(({scrollLeft}) => scrollLeft))
      .toBe(100);
  });
});

test('a screenshot keeps its place before it has loaded', async ({page}) => {
  await page.route('**/img/docs/*.webp', () => {});
  await openPage(page);
  const {width, height} = (await parts(page).image.boundingBox())!;
  expect(width / height).toBeCloseTo(1000 / 640, 1);
});
