import {expect, test} from './support/test';
import {visit} from './support/visit';

// What the footer contains is tested in src/theme/Footer.test.tsx.

test(
  'the columns of the footer are side by side, and its badges have the right size',
  {tag: '@footer-columns'},
  async ({page}) => {
    await visit(page, '/license/');
    const footer = page.getByRole('contentinfo');
    const tops = await footer
      .locator('.footer__title')
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
    const badges = footer.locator('.footer-badge img');
    await badges.last().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        badges.evaluateAll((images: HTMLImageElement[]) =>
          images.map(({clientWidth, clientHeight, naturalWidth}) => [
            clientWidth,
            clientHeight,
            naturalWidth > 0,
          ]),
        ),
      )
      .toEqual([
        [114, 51, true],
        [133, 20, true],
      ]);
  },
);
