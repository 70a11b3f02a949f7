import {expect, test} from './support/test';
import {hydrated, visit} from './support/visit';

// What the footer contains is tested in src/theme/Footer.test.tsx.
test(
  'a layout without children shows a navbar, and a footer with its columns and badges at the bottom',
  {tag: '@footer-columns'},
  async ({page}) => {
    await page.goto('/tests/pages/layout-no-children/');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeInViewport();
    const bottom = await footer.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeGreaterThanOrEqual(799);
    const tops = await footer
      .locator('.footer__title')
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
    await expect
      .poll(() =>
        footer
          .locator('.footer-badge img')
          .evaluateAll((images: HTMLImageElement[]) =>
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

test('a browser window shows a page of the site, and links inside stay in it', async ({page}) => {
  await page.goto('/tests/pages/embeds/');
  const browser = page.getByRole('figure', {name: 'Browser showing example.com/tests/pages/tabs'});
  await browser.scrollIntoViewIfNeeded();
  const frame = browser.frameLocator('iframe');
  await frame.getByRole('tab', {name: 'Ship', exact: true}).click();
  await expect(frame.getByText('Tickets at the pier.')).toBeVisible();
  await expect(page).toHaveURL('/tests/pages/embeds/');
  await expect(
    page.getByRole('figure', {name: 'Browser showing example.com/anything'}).locator('strong'),
  ).toHaveText('Markdown');
});

test('browsers open details to show the target of a hash', async ({page}) => {
  await page.goto('/tests/pages/markdown-tests-mdx/');
  await hydrated(page);
  const text = page.getByText('It opens with an animation');
  await expect(text).toBeHidden();
  await text.evaluate((target) => {
    target.id = 'in-details';
    location.hash = '#in-details';
  });
  await expect(text).toBeInViewport();
  await page.getByText('A collapsed part').click();
  await expect(text).toBeHidden();
});

// What is in the HTML is tested in built/test-pages.test.ts.
test('each tag in the head appears once, and changes with the page and its state', async ({
  page,
}) => {
  await page.goto('/tests/pages/seo/?from=test');
  const tag = (selector: string) => page.locator(`head ${selector}`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  for (const name of ['description', 'og:description', 'og:title', 'og:url', 'og:image']) {
    await expect(tag(`:is([name="${name}"], [property="${name}"])`), name).toHaveCount(1);
  }
  await expect(tag('[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(tag('link[rel="canonical"]')).toHaveAttribute('href', /\/tests\/pages\/seo\/$/);

  await page.getByRole('link', {name: 'to another page'}).click();
  await expect(tag('[property="og:type"][content="article"]')).toHaveCount(0);
  await expect(tag('link[rel="canonical"]')).toHaveAttribute('href', /\/tests\/pages\/$/);

  await page.getByRole('main').getByRole('link', {name: 'Head', exact: true}).click();
  await expect(page.locator('html')).toHaveAttribute('data-test-head', 'html attribute');
  await expect(page.locator('body')).toHaveAttribute('data-test-head', 'body attribute');
  const toggle = page.getByRole('button', {name: 'Another title'});
  await toggle.click();
  await expect(page).toHaveTitle('Another title');
  await expect(tag('meta[name="test-head"]')).toHaveAttribute('content', 'from the button');
  await toggle.click();
  await expect(page).toHaveTitle('Head | Docusaurus Docs');
});

test('layers stack in order: page, navbar, overlay, dialog', async ({page}) => {
  await visit(page, '/tests/pages/z-index-tests/');
  /** The topmost element at the top of the window, in the middle of the navbar. */
  const onTop = () =>
    page.evaluate(() => {
      const navbar = document.querySelector('.navbar')!.getBoundingClientRect();
      const top = document.elementFromPoint(innerWidth / 2, navbar.top + navbar.height / 2);
      return top?.closest('.navbar') ? 'navbar' : top?.getAttribute('data-testid');
    });
  const press = (name: string) => page.getByRole('button', {name}).click();
  expect(await onTop()).toBe('navbar');
  await press('A box below the navbar');
  await expect(page.getByTestId('box')).toBeVisible();
  expect(await onTop()).toBe('navbar');
  await press('A box above the navbar');
  await expect.poll(onTop).toBe('box');
  await press('A box of an overlay');
  await expect.poll(onTop).toBe('box');
  await press('A box of an overlay');
  await expect(page.getByTestId('box')).toHaveCount(0);

  await press('A dialog');
  const dialog = page.getByRole('dialog', {name: 'A dialog of the browser'});
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // The navbar covers a z-index of 9999 in an isolated box. It shows when the page scrolls up.
  await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight}));
  await page.getByTestId('isolated').evaluate((box) => {
    const top = box.getBoundingClientRect().top + window.scrollY - 10;
    window.scrollTo({top, behavior: 'instant'});
  });
  await expect.poll(onTop).toBe('navbar');
});

test("the site's styles don't reach into a shadow tree or an iframe", async ({page}) => {
  await visit(page, '/tests/pages/style-isolation/');
  const group = (name: string) => page.getByRole('group', {name});
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const codeOf = (name: string) => group(name).locator('code').evaluate(background);
  const none = 'rgba(0, 0, 0, 0)';
  expect(await codeOf('In the page')).not.toBe(none);
  expect(await codeOf('With revert')).not.toBe(none);
  expect(await codeOf('In a shadow tree')).toBe(none);
  const frame = page.frameLocator('iframe[title="In a frame"]');
  expect(await frame.locator('code').evaluate(background)).toBe(none);

  const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const heading = (name: string) => group(name).getByText('A heading').evaluate(size);
  expect(await heading('With revert')).not.toBe(await heading('In the page'));
  const font = (element: Element) => getComputedStyle(element).fontFamily;
  expect(await group('In a shadow tree').locator('h3').evaluate(font)).toBe(
    await page.locator('body').evaluate(font),
  );
});

test("styles come in the order Infima, theme, site, modules; the site's styles are not in a layer", async ({
  page,
}) => {
  await page.goto('/tests/pages/css-order/');
  const rows = page.getByRole('table', {name: 'Sources of styles'}).locator('tbody tr');
  await expect(rows).toHaveText([
    /^Infimadocusaurus\.infima\d+$/,
    /^Modules of the themedocusaurus\.theme-\w+\d+$/,
    /^src\/css\/content\.cssnone\d+$/,
    /^src\/css\/layout\.cssnone\d+$/,
    /^Modules of the sitenone\d+$/,
  ]);
  // The site's `.theme-admonition` rule overrides Infima's `.alert` rule.
  await page.goto('/tests/pages/markdown-tests-mdx/');
  await expect(page.locator('.theme-admonition').first()).toHaveCSS('border-radius', '10px');
});
