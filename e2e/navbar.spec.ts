import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {hydrated, visit} from './support/visit';

const desktop = {width: 997, height: 800};
const mobile = {width: 996, height: 800};
const longPage = `/docs/${lastVersion}/configuration/`;

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test.use({viewport: desktop});

/** Waits until the scroll has been handled and its animations have finished. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await navbar(page).evaluate((element) =>
    Promise.all(element.getAnimations().map(({finished}) => finished)),
  );
}

test(
  'the navbar hides and shows with the scroll, and hides after a jump to an anchor',
  {tag: '@navbar-hide-on-scroll'},
  async ({page}) => {
    await visit(page, longPage);
    // A page doesn't start when it is only scrolled.
    await hydrated(page);
    const scrollTo = async (top: number) => {
      await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
      await settled(page);
    };
    for (const viewport of [{width: 390, height: 800}, desktop]) {
      await page.setViewportSize(viewport);
      await scrollTo(20);
      await scrollTo(50);
      await expect(navbar(page), 'near the top').toBeInViewport({ratio: 1});
      await scrollTo(600);
      await scrollTo(900);
      await expect(navbar(page), 'down').not.toBeInViewport();
      await scrollTo(800);
      await expect(navbar(page), 'up').toBeInViewport({ratio: 1});

      await scrollTo(1200);
      await expect(navbar(page), 'down again').not.toBeInViewport();
      await navbar(page).getByRole('link', {name: 'Docusaurus Docs'}).first().focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await settled(page);
      await expect(navbar(page), 'while the keyboard is in it').toBeInViewport({ratio: 1});
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    }

    const links = page.locator('.theme-doc-toc-desktop .table-of-contents > li > a');
    // Also when jumping up.
    for (const link of [links.nth(3), links.nth(1)]) {
      const hash = (await link.getAttribute('href'))!;
      const before = await page.evaluate(() => window.scrollY);
      await link.click();
      await expect(page).toHaveURL(`${longPage}${hash}`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
      await expect(page.locator(hash)).toBeInViewport();
      await settled(page);
      await expect(navbar(page)).not.toBeInViewport();
    }
  },
);

test('moving the focus leaves nothing under the navbar, and the page where it is', async ({
  page,
}) => {
  await visit(page, longPage);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Shift+Tab');
    await settled(page);
    const focused = page.getByRole('main').locator(':focus');
    // On a busy machine, the page is scrolled some frames later.
    await expect(async () => {
      const [top, bottom] = await Promise.all([
        focused.evaluate((element) => element.getBoundingClientRect().top),
        navbar(page).evaluate((element) => element.getBoundingClientRect().bottom),
      ]);
      expect(top, await focused.innerText()).toBeGreaterThanOrEqual(bottom);
    }).toPass({timeout: 2_000});
  }

  // The navbar itself is in view wherever the page is scrolled to.
  const scrolled = await page.evaluate(() => window.scrollY);
  const link = navbar(page).getByRole('link').first();
  await link.evaluate((element: HTMLElement) => element.focus({preventScroll: true}));
  await page.keyboard.press('Tab');
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test.describe('a dropdown', () => {
  const button = (page: Page) => navbar(page).getByRole('button', {name: lastVersion});
  const lastLink = (page: Page) => navbar(page).getByRole('link', {name: 'All versions'});

  async function expectOpen(page: Page, isOpen: boolean) {
    await expect(button(page)).toHaveAttribute('aria-expanded', String(isOpen));
    await expect(lastLink(page)).toBeVisible({visible: isOpen});
  }

  test(
    'opens on Enter and Space, and closes on Escape or when focus leaves',
    {tag: '@dropdown-desktop'},
    async ({page}) => {
      await visit(page, '/blog/');
      await navbar(page).getByRole('link', {name: 'Tests'}).focus();
      await page.keyboard.press('Tab');
      await expect(button(page)).toBeFocused();
      await expectOpen(page, false);
      await page.keyboard.press('Enter');
      await expectOpen(page, true);
      await expect(page).toHaveURL('/blog/');
      await page.keyboard.press('Escape');
      await expectOpen(page, false);
      await expect(button(page)).toBeFocused();

      await page.keyboard.press('Space');
      await expectOpen(page, true);
      await page.keyboard.press('Tab');
      await expect(navbar(page).getByRole('link', {name: 'Canary'})).toBeFocused();
      await page.keyboard.press('Escape');
      await expectOpen(page, false);
      await expect(button(page)).toBeFocused();

      await page.keyboard.press('Enter');
      await expectOpen(page, true);
      await page.keyboard.press('Enter');
      await expectOpen(page, false);
      await page.keyboard.press('Enter');
      await expectOpen(page, true);
      await page.keyboard.press('Shift+Tab');
      await expect(navbar(page).getByRole('link', {name: 'Tests'})).toBeFocused();
      await expectOpen(page, false);

      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expectOpen(page, true);
      await lastLink(page).press('Enter');
      await expect(page).toHaveURL('/versions/');
      await expectOpen(page, false);
    },
  );

  test(
    'opens on hover, and closes when the mouse leaves, on a click outside, or on Escape',
    {tag: '@dropdown-desktop'},
    async ({page}) => {
      await visit(page, '/blog/');
      await button(page).hover();
      await expectOpen(page, true);
      await page.keyboard.press('Escape');
      await expectOpen(page, false);
      await page.mouse.move(500, 600);
      await button(page).hover();
      await lastLink(page).hover();
      await expectOpen(page, true);
      await page.mouse.move(500, 600);
      await expectOpen(page, false);

      await button(page).press('Enter');
      await expectOpen(page, true);
      await page.mouse.down();
      await expectOpen(page, false);
      await page.mouse.up();

      await button(page).click();
      await expect(page).toHaveURL(`/docs/${lastVersion}/`);
    },
  );

  test(
    'opens on touch and closes on a touch outside',
    {tag: '@dropdown-desktop'},
    async ({browser, baseURL}) => {
      const context = await browser.newContext({hasTouch: true, viewport: desktop, baseURL});
      const page = await context.newPage();
      await visit(page, '/blog/');
      await button(page).tap();
      await expectOpen(page, true);
      await expect(page).toHaveURL('/blog/');
      await button(page).tap();
      await expectOpen(page, false);
      await button(page).tap();
      await expectOpen(page, true);
      await page.touchscreen.tap(500, 600);
      await expectOpen(page, false);
      await button(page).tap();
      await lastLink(page).tap();
      await expect(page).toHaveURL('/versions/');
      await expectOpen(page, false);
      await context.close();
    },
  );

  test('opens with the mouse or the keyboard without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: desktop,
      baseURL,
    });
    const page = await context.newPage();
    await page.goto('/blog/');
    await expect(lastLink(page)).toBeHidden();
    await button(page).hover();
    await expect(lastLink(page)).toBeVisible();
    await page.mouse.move(500, 600);
    await expect(lastLink(page)).toBeHidden();
    await button(page).focus();
    await expect(lastLink(page)).toBeVisible();
    await context.close();
  });
});

test(
  'the layout is for desktop from 997 px and for mobile up to 996 px, with a logo of 32 px',
  {tag: ['@desktop-breakpoint', '@brand']},
  async ({page}) => {
    await visit(page, longPage);
    const parts = {
      navbarItem: navbar(page).getByRole('link', {name: 'Showcase'}),
      docsSidebar: page.getByRole('navigation', {name: 'Docs sidebar'}),
      contents: page.locator('.theme-doc-toc-desktop'),
    };
    const mobileParts = {
      toggle: page.getByRole('button', {name: 'Toggle navigation bar'}),
      contents: page.locator('summary', {hasText: 'On this page'}),
    };
    for (const viewport of [desktop, mobile, desktop]) {
      await page.setViewportSize(viewport);
      for (const [name, part] of Object.entries(parts)) {
        await expect(part, `${name} at ${viewport.width}`).toBeVisible({
          visible: viewport === desktop,
        });
      }
      for (const [name, part] of Object.entries(mobileParts)) {
        await expect(part, `${name} at ${viewport.width}`).toBeVisible({
          visible: viewport === mobile,
        });
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      const logo = navbar(page).getByRole('link', {name: 'Docusaurus Docs'}).locator('img:visible');
      expect(await logo.boundingBox()).toMatchObject({width: 32, height: 32});
    }
  },
);

test('with large text, items of the navbar are side by side or in two lines', async ({page}) => {
  await page.goto(longPage);
  await page.addStyleTag({content: 'html { font-size: 150% }'});
  const areAbove = await navbar(page)
    .locator('.navbar__items > :visible')
    .evaluateAll((items) => {
      const boxes = items.map((item) => item.getBoundingClientRect());
      return boxes.map((one, index) =>
        boxes
          .slice(index + 1)
          .some(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
      );
    });
  expect(areAbove.length).toBeGreaterThan(8);
  expect(areAbove).not.toContain(true);
});

test('the navbar keeps its height on a narrow desktop when React starts', async ({page}) => {
  await page.goto('/docs/');
  const height = () => navbar(page).evaluate((element) => element.clientHeight);
  const heightBefore = await height();
  await hydrated(page);
  await expect(page.locator('.DocSearch-Button-Keys')).toBeAttached();
  expect(await height()).toBe(heightBefore);
});
