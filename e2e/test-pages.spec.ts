import {expect, test} from './support/test';
import {hydrated} from './support/visit';

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
test('each tag in the head appears once, and changes with the page', async ({page}) => {
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

test('an analytics plugin is notified once about each URL change', async ({page}) => {
  const route = '/tests/pages/analytics/';
  await page.goto(route);
  const rows = page.getByRole('table', {name: 'Page views'}).locator('tbody tr');
  await expect(rows).toHaveText([`${route}outsidethe page as it loads`]);
  await page.getByRole('link', {name: 'Add a query'}).click();
  await expect(rows.last()).toHaveText(`${route}?campaign=spring${route}the plugin`);
  await page.getByRole('link', {name: 'Change the query'}).click();
  await expect(rows.last()).toContainText(`${route}?campaign=autumn`);
  await page.getByRole('link', {name: 'Change the query'}).click();
  await page.getByRole('link', {name: 'Go to an anchor'}).click();
  await expect(rows.last()).toContainText(`${route}?campaign=autumn#make`);
  await expect(rows).toHaveCount(4);
  await page.getByRole('link', {name: 'Go to another page'}).click();
  await expect(page).toHaveURL('/tests/pages/history-tests/');
  await expect(rows).toHaveCount(0);
  await page.goBack();
  await expect(rows).toHaveCount(6);
});

test('the actions of forms show what they refuse', async ({page}) => {
  await page.goto('/tests/pages/react-18/');
  await hydrated(page);
  const form = page.locator('form', {has: page.getByRole('button', {name: 'Add'})});
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText('A name is missing.');
  await form.getByLabel('Name').fill('Ada');
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText('Names: Ada');
});
