import {builtPage} from './support/routes';
import {expect, test} from './support/test';
import {visit} from './support/visit';

test('links to static files with non-ASCII names work', async ({page, request}) => {
  await page.goto('/tests/pages/static-assets/');
  const links = page.getByRole('article').getByRole('table').getByRole('link');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    const answer = await request.get((await link.getAttribute('href'))!);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('The name of this file');
  }
  for (const image of await page.getByRole('article').getByRole('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('naturalWidth', 32);
  }
});

test('a layout without children shows a navbar and a footer at the bottom', async ({page}) => {
  await page.goto('/tests/pages/layout-no-children/');
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeInViewport();
  const bottom = await footer.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeGreaterThanOrEqual(799);
});

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

test('the last of several head tags wins, also after updates', async ({page}) => {
  const route = '/tests/pages/head-metadata/';
  const head = builtPage(route).split('</head>')[0]!;
  const contents = (name: string) =>
    [...head.matchAll(new RegExp(`<meta[^>]*name=(?:"${name}"|${name}(?=[\\s>]))[^>]*>`, 'g'))].map(
      ([tag]) => /content="([^"]*)"|content=([^\s>]+)/.exec(tag)?.slice(1).find(Boolean),
    );
  expect(contents('description')).toEqual(['The description of the head block.']);
  expect(contents('keywords')).toEqual(['front matter,head']);
  expect(contents('test-head')).toEqual(['last']);
  expect(contents('test-head-block')).toEqual(['from the head block']);

  await page.goto(route);
  await expect(page.locator('html')).toHaveAttribute('data-test-head', 'html attribute');
  await expect(page.locator('body')).toHaveAttribute('data-test-head', 'body attribute');
  await expect(page).toHaveTitle('Head | Docusaurus Docs');
  const toggle = page.getByRole('button', {name: 'Another title'});
  await toggle.click();
  await expect(page).toHaveTitle('Another title');
  await expect(page.locator('meta[name="test-head"]')).toHaveAttribute(
    'content',
    'from the button',
  );
  await toggle.click();
  await expect(page).toHaveTitle('Head | Docusaurus Docs');
});

test('each SEO tag appears once and changes with the page', async ({page}) => {
  const route = '/tests/pages/seo/';
  await page.goto(`${route}?from=test`);
  const content = async (selector: string) => {
    const tags = page.locator(`head ${selector}`);
    await expect(tags, selector).toHaveCount(1);
    return tags.evaluate((tag) => tag.getAttribute('content') ?? tag.getAttribute('href'));
  };
  const description = await content('meta[name="description"]');
  expect(description!.length).toBeGreaterThan(50);
  expect(description!.length).toBeLessThan(160);
  expect(await content('meta[property="og:description"]')).toBe(description);
  expect(await content('meta[property="og:title"]')).toBe('Search engines | Docusaurus Docs');
  expect(await content('link[rel="canonical"]')).toMatch(/^http:\/\/[^/]+\/tests\/pages\/seo\/$/);
  expect(await content('meta[property="og:url"]')).toMatch(/\/tests\/pages\/seo\/$/);
  expect(await content('meta[property="og:image"]')).toMatch(/^http:.*\/img\/app\/icon-512\.png$/);
  expect(await content('meta[property="og:type"]')).toBe('article');
  const data = await page
    .locator('head script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({textContent}) => textContent ?? ''));
  expect(data.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({'@type': 'TechArticle', about: 'Metadata'}),
  );

  await page.getByRole('link', {name: 'to another page'}).click();
  await expect(page.locator('meta[property="og:type"][content="article"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/tests\/pages\/$/);
});

test('a dropdown can contain every item type, on desktop and in the mobile sidebar', async ({
  page,
}) => {
  await visit(page, '/tests/pages/navbar-dropdown-tests/');
  const desktop = page.getByRole('navigation', {name: 'Items of a navbar'});
  const labels = [
    'A link of the site',
    'This page',
    'A link to elsewhere',
    'A doc',
    'A sidebar',
    'A version',
  ];
  const toggle = desktop.getByRole('button', {name: 'All types'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  for (const label of labels) {
    await expect(desktop.getByRole('link', {name: label})).toBeVisible();
  }
  await expect(desktop.getByRole('link', {name: 'This page'})).toHaveClass(
    /dropdown__link--active/,
  );
  await expect(desktop.locator('b > i > u')).toHaveText('three deep');
  await expect(desktop.getByRole('separator', {includeHidden: true})).toHaveCount(1);

  const mobile = page.getByRole('navigation', {name: 'Items of a mobile sidebar'});
  await expect(mobile.getByRole('link', {name: 'A doc'})).toBeVisible();
  await page.getByText('Check navbar item “Unknown”').click();
  await expect(
    page.getByText('No NavbarItem component found for type "custom-noSuchItem"'),
  ).toBeVisible();
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

  // After scrolling up, the navbar is back and covers a z-index of 9999 in an isolated box.
  const navbar = page.getByRole('navigation', {name: 'Main'});
  // It hides when the second of two scroll positions is lower; the very top doesn't count.
  for (const top of [300, 700]) {
    await page.evaluate(
      (position) =>
        new Promise((resolve) => {
          window.addEventListener('scroll', () => requestAnimationFrame(resolve), {once: true});
          window.scrollTo({top: position, behavior: 'instant'});
        }),
      top,
    );
  }
  await expect(navbar).not.toBeInViewport();
  await page.getByTestId('isolated').evaluate((element) => element.scrollIntoView());
  await expect(navbar).toBeInViewport();
  await page.evaluate(() => {
    const {top} = document.querySelector('[data-testid="isolated"]')!.getBoundingClientRect();
    window.scrollTo({top: top + window.scrollY - 10, behavior: 'instant'});
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
