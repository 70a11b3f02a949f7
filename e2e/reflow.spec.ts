import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {templates} from './support/templates';
import {visitWhole} from './support/visit';

test.skip(!process.env.FULL_TESTS, 'npm run test:full checks all templates');

/** The least spacing that readers may set: https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Text that is cut off by an element that doesn't scroll, and content beyond the window. */
const lostContent = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.slice(0, 40)}`;
    const lost = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter((element) => {
      const {overflowX, overflowY, textOverflow, webkitLineClamp, clipPath} =
        getComputedStyle(element);
      const {clientWidth, clientHeight, scrollWidth, scrollHeight} = element;
      const isHidden =
        !element.checkVisibility({visibilityProperty: true, opacityProperty: true}) ||
        clipPath !== 'none' ||
        // A page in a picture, and formulas, whose invisible parts are taller than they look.
        element.closest('figure, .katex-display, [aria-hidden=true]') !== null ||
        clientHeight <= 1 ||
        !element.innerText?.trim();
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        !isHidden &&
        // Shortened on purpose, with the whole text a click away.
        textOverflow !== 'ellipsis' &&
        (webkitLineClamp === 'none' || element.closest('.card') !== null) &&
        ((cuts(overflowX) && scrollWidth > clientWidth + 1) ||
          (cuts(overflowY) && scrollHeight > clientHeight + 1))
      );
    });
    const {scrollWidth, clientWidth} = document.documentElement;
    return [
      ...lost.map(describe),
      ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide`] : []),
    ];
  });

for (const [name, route] of Object.entries(templates)) {
  test(`${name} loses nothing with wide text spacing or zoom`, async ({page, problems}) => {
    // Zoom of 400 % in a window of 1280 × 1024 pixels: https://www.w3.org/TR/WCAG22/#reflow
    await page.setViewportSize({width: 320, height: 256});
    await visitWhole(page, route);
    const heading = page.locator('h1, h2').first();
    await heading.evaluate((element) => element.scrollIntoView({block: 'center'}));
    const isSeen = await heading.evaluate((element) => {
      const {left, top, height} = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + 5, top + height / 2);
      return Boolean(hit && (element.contains(hit) || hit.contains(element)));
    });
    expect(isSeen, 'the title at 400 % zoom').toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await page.setViewportSize({width: 640, height: 400});
    await expect.poll(() => lostContent(page), '200 % zoom').toEqual([]);

    // Large text on a phone, which browsers set for the root element.
    await page.setViewportSize({width: 390, height: 800});
    const largeText = await page.addStyleTag({content: 'html { font-size: 150%; }'});
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(pageWidth, '150 % text').toBe(390);
    await largeText.evaluate((style) => (style as Element).remove());

    await page.addStyleTag({content: textSpacing});
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 800});
      await expect.poll(() => lostContent(page), `text spacing, ${width} px`).toEqual([]);
    }
    problems.length = 0;
  });
}
