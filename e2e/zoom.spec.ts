import {templates} from './support/templates';
import {expect, test} from './support/test';
import {visit} from './support/visit';

test.skip(!process.env.FULL_TESTS, 'npm run test:full zooms into one page per template');

// 400 % in a window of 1280 × 1024 pixels (https://www.w3.org/TR/WCAG22/#reflow).
test.use({viewport: {width: 320, height: 256}});

for (const [name, route] of Object.entries(templates)) {
  test(`at 400 % zoom, a page scrolls in one direction, and its title isn't covered: ${name}`, async ({
    page,
  }) => {
    await visit(page, route);
    const heading = page.locator('h1, h2').first();
    await heading.evaluate((element) => element.scrollIntoView({block: 'center'}));
    const seen = await heading.evaluate((element) => {
      const {left, top, height} = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + 5, top + height / 2);
      return Boolean(hit && (element.contains(hit) || hit.contains(element)));
    });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({seen, scrollWidth}).toEqual({seen: true, scrollWidth: 320});
  });
}
