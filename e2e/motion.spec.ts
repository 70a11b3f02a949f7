import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {visit} from './support/visit';

/** Opens a sidebar category and returns its height and the duration of its animation as numbers. */
const openCategory = (page: Page, name: string) =>
  page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator(`summary[aria-label="Pages in ${name}"]`)
    .evaluate((summary: HTMLElement) => {
      summary.click();
      const list = summary.nextElementSibling as HTMLElement;
      const [animation] = list.getAnimations();
      return {height: list.scrollHeight, duration: Number(animation!.effect!.getTiming().duration)};
    });

test(
  'taller categories take longer to expand; with reduced motion, it takes 1 ms, and nothing moves',
  {tag: '@reduced-motion'},
  async ({page}) => {
    const route = `/docs/${lastVersion}/configuration/`;
    await visit(page, route);
    const short = await openCategory(page, 'Upgrading');
    const long = await openCategory(page, 'Guides');
    expect(long.height).toBeGreaterThan(short.height);
    expect(short.duration).toBeGreaterThan(50);
    expect(long.duration).toBeGreaterThan(short.duration);

    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, route);
    expect((await openCategory(page, 'Guides')).duration).toBe(1);

    await page.mouse.move(640, 400);
    const top = page.getByRole('button', {name: 'Scroll back to top'});
    // It shows when the reader scrolls back up.
    await expect(async () => {
      await page.mouse.wheel(0, 1500);
      await page.mouse.wheel(0, -300);
      await expect(top).toBeVisible({timeout: 1000});
    }).toPass();
    const after = await top.evaluate((button: HTMLElement) => {
      button.click();
      return window.scrollY;
    });
    expect(after).toBe(0);

    // Nothing on the page is animated.
    const moving = await page.evaluate(() =>
      Array.from(document.querySelectorAll('*'))
        .filter((element) => {
          const {transitionDuration, animationDuration, scrollBehavior} = getComputedStyle(element);
          const seconds = `${transitionDuration}, ${animationDuration}`.split(', ').map(parseFloat);
          return seconds.some((duration) => duration > 0.001) || scrollBehavior === 'smooth';
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(moving).toEqual([]);
  },
);
