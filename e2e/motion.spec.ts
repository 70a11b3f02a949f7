import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {visit} from './support/visit';

/** Opens a sidebar category and returns its height and the transition's duration as numbers. */
async function openCategory(page: Page, name: string) {
  const item = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('listitem')
    .filter({has: page.getByRole('button', {name: `sidebar category '${name}'`})});
  const list = item.locator('> ul');
  await item.evaluate((element) => {
    const durations: number[] = [];
    Object.assign(window, {durations});
    element.addEventListener('transitionrun', (event) => {
      const {target, propertyName} = event as TransitionEvent;
      if (propertyName === 'height') {
        durations.push(parseFloat((target as HTMLElement).style.transition.split(' ')[1]!));
      }
    });
  });
  await item.getByRole('button').first().click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as {durations: number[]}).durations.length))
    .toBeGreaterThan(0);
  const [duration = 0] = await page.evaluate(
    () => (window as unknown as {durations: number[]}).durations,
  );
  return {duration, height: await list.evaluate(({scrollHeight}) => scrollHeight)};
}

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
