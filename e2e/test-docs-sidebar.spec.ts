import type {Page} from '@playwright/test';
import {expect, test} from './support/test';

// Everything tested here is in the HTML, and pages load faster without scripts.
test.use({javaScriptEnabled: false});

const root = '/tests/docs/tests';

const sidebarOf = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

const breadcrumbsOf = (page: Page) => page.getByRole('navigation', {name: 'Breadcrumbs'});

const open = (page: Page, route: string) => page.goto(encodeURI(route));

/** The list item that contains a sidebar link and has the item's class names. */
const itemOf = (page: Page, label: string) =>
  sidebarOf(page)
    .getByRole('listitem')
    .filter({has: page.getByRole('link', {name: label, exact: true})})
    .last();

test.describe('category links', () => {
  for (const [label, address] of [
    ['With an index', 'with-index-doc/'],
    ['With a readme', 'with-readme-doc/'],
    ['With a doc of its name', 'with-category-name-doc/'],
    ['With an intro', 'custom-index-convention/intro/'],
  ] as const) {
    test(
      `a category labeled ${label} links to one of its docs`,
      {tag: '@test-docs'},
      async ({page}) => {
        const route = `${root}/category-links/${address}`;
        await open(page, route);
        const sidebar = sidebarOf(page);
        const link = sidebar.getByRole('link', {name: label, exact: true});
        await expect(link).toHaveAttribute('href', route);
        await expect(link).toHaveAttribute('aria-current', 'page');
        await expect(
          sidebar.getByRole('button', {name: `Collapse sidebar category '${label}'`}),
        ).toBeVisible();
        await sidebar.getByRole('link', {name: 'Sample doc', exact: true}).click();
        await expect(breadcrumbsOf(page).getByRole('link', {name: label})).toHaveAttribute(
          'href',
          route,
        );
      },
    );
  }

  test(
    'categories without a page are buttons, and categories without other docs are links',
    {tag: '@test-docs'},
    async ({page}) => {
      await open(page, `${root}/category-links/no-index-doc/`);
      const sidebar = sidebarOf(page);
      for (const name of ['No index doc', 'regular-category']) {
        await expect(sidebar.getByRole('button', {name, exact: true})).toBeVisible();
      }
      await expect(
        sidebar.getByRole('link', {name: 'An index that is no page of its category'}),
      ).toHaveAttribute('aria-current', 'page');
      const alone = 'A folder without other docs';
      await expect(sidebar.getByRole('link', {name: alone})).toHaveAttribute(
        'href',
        `${root}/category-links/no-subdoc/`,
      );
      await expect(
        sidebar.getByRole('button', {name: `Expand sidebar category '${alone}'`}),
      ).toHaveCount(0);
    },
  );

  test(
    'a generated index has the slug, title and keywords of its category',
    {tag: '@test-docs'},
    async ({page}) => {
      await open(page, '/tests/docs/category-links-generated-index-slug/');
      await expect(
        page.getByRole('heading', {level: 1, name: 'An index at an address of its own'}),
      ).toBeVisible();
      await expect(page.locator('meta[name="keywords"]')).toHaveAttribute(
        'content',
        'slug,generated index',
      );
      await expect(
        sidebarOf(page).getByRole('link', {name: 'Category with a slug'}),
      ).toHaveAttribute('aria-current', 'page');
      await expect(sidebarOf(page).getByText('HTML in a sidebar')).toBeVisible();
    },
  );
});

test.describe('conflicts', () => {
  for (const [folder, other] of [
    ['alpha', 'beta'],
    ['beta', 'alpha'],
  ] as const) {
    const label = folder === 'alpha' ? 'Alpha' : 'Beta';

    test(
      `docs and categories called test in ${folder} don't conflict with those in ${other}`,
      {tag: '@test-docs'},
      async ({page}) => {
        await open(page, `/tests/docs/category/${folder}/`);
        await page.getByRole('main').getByRole('article').getByRole('link').click();
        await expect(page).toHaveURL(`${root}/Conflicts/category-index-name/${folder}/test/`);
        await expect(breadcrumbsOf(page).getByRole('link', {name: label})).toHaveAttribute(
          'href',
          `/tests/docs/category/${folder}/`,
        );

        const category = `${root}/Conflicts/category-index-name-2/${folder}/test/`;
        await open(page, `${category}doc/`);
        await expect(breadcrumbsOf(page).getByText(label)).toBeVisible();
        await expect(breadcrumbsOf(page).getByRole('link', {name: label})).toHaveCount(0);
        await expect(
          breadcrumbsOf(page).getByRole('link', {name: 'Test category'}),
        ).toHaveAttribute('href', category);
        await expect(page.getByRole('link', {name: /Previous.*Test category/})).toHaveAttribute(
          'href',
          category,
        );
      },
    );
  }

  test(
    'files whose names differ only in a number keep their order and paths',
    {tag: '@test-docs'},
    async ({page}) => {
      await open(page, '/tests/docs/category/file-name-conflict/');
      const cards = page.getByRole('main').getByRole('article').getByRole('link');
      await expect(cards).toHaveText([/File name 1/, /File name 2/]);
      await expect(cards.first()).toHaveAttribute(
        'href',
        `${root}/Conflicts/file-name/file-name-1/`,
      );
      await expect(cards.last()).toHaveAttribute(
        'href',
        `${root}/Conflicts/file-name/file-name-2/`,
      );
    },
  );

  test(
    'only one of two items with the same label is the current one',
    {tag: '@test-docs'},
    async ({page}) => {
      await open(page, `${root}/Conflicts/sidebar-label/doc2/`);
      const items = sidebarOf(page).getByRole('link', {name: 'The same label'});
      await expect(items).toHaveCount(2);
      await expect(items.first()).not.toHaveAttribute('aria-current', 'page');
      await expect(items.last()).toHaveAttribute('aria-current', 'page');
    },
  );

  test(
    'two categories with the same label each have an index',
    {tag: '@test-docs'},
    async ({page}) => {
      for (const [address, doc] of [
        ['categorylabeltest', 'doc-with-another-sidebar'],
        ['categorylabeltest-1', 'standalone'],
      ]) {
        await open(page, `/tests/docs/category/${address}/`);
        await expect(
          page.getByRole('heading', {level: 1, name: 'CategoryLabelTest'}),
        ).toBeVisible();
        await expect(page.getByRole('main').getByRole('article').getByRole('link')).toHaveAttribute(
          'href',
          `/tests/docs/${doc}/`,
        );
      }
    },
  );
});

test.describe('sidebar display', () => {
  const category1 = 'Category1LongLongLongLongLongLongLongLongLongLong';

  test('long labels fit in the sidebar', {tag: '@test-docs'}, async ({page}) => {
    await open(page, `${root}/sidebar-display/${category1}/doc1/`);
    const sidebar = sidebarOf(page);
    const {x, width} = (await sidebar.boundingBox())!;
    for (const name of [category1, /^Doc3long/, /^Category 2 Long/]) {
      const label = sidebar.getByText(name);
      const box = (await label.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(x + width);
    }
    // Labels that can break wrap onto more than one line.
    const broken = (await sidebar.getByText(/^Doc 2 with so many/).boundingBox())!;
    const short = (await sidebar.getByText('Doc 1', {exact: true}).boundingBox())!;
    expect(broken.height).toBeGreaterThan(1.5 * short.height);
  });

  test('long titles fit on a phone', {tag: '@test-docs'}, async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(
      page,
      `${root}/sidebar-display/${category1}/doc3longlonglonglonglonglonglonglonglonglonglonglong/`,
    );
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toBeVisible();
    const box = (await heading.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test(
  'labels, class names and custom props come from front matter',
  {tag: '@test-docs'},
  async ({page}) => {
    await open(page, `${root}/sidebar-frontmatter/doc-with-sidebar-label/`);
    const sidebar = sidebarOf(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'A title that the sidebar does not show',
    );
    await expect(sidebar.getByRole('link', {name: 'Label from front matter'})).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(breadcrumbsOf(page)).toContainText('Label from front matter');
    for (const label of ['Folder with an index alone', 'Doc with a class name']) {
      await expect(itemOf(page, label)).toHaveClass(/(?:^| )text--bold(?: |$)/);
    }
    await expect(itemOf(page, 'Doc with custom props')).not.toHaveClass(/text--bold/);
    await expect(
      sidebar.getByRole('listitem').filter({hasText: 'Doc with a class name'}).first(),
    ).not.toHaveClass(/text--bold/);
    await expect(sidebar.locator('li.text--italic')).toContainText('Sidebar front matter');

    await open(page, `${root}/sidebar-frontmatter/doc-with-sidebar-custom-props/`);
    await expect(page.getByRole('definition')).toHaveText([
      '{"from":"_category_.yml"}',
      '{"from":"the index of a folder"}',
      '{"icon":"lamp","count":3,"nested":{"deep":true}}',
    ]);
  },
);

test('index cards describe the page they link to', {tag: '@test-docs'}, async ({page}) => {
  await open(page, '/tests/docs/category/sidebar-item-description-tests/');
  const main = page.getByRole('main');
  await expect(main.getByText('Each card below says where')).toBeVisible();
  for (const [label, description] of [
    ['Link with a description', 'From the sidebar file: a link has no other place for it.'],
    ['Link to another site', 'The arrow says that it leaves this site.'],
    [
      'Doc: the description of its front matter',
      'A doc that belongs to the second sidebar of the test docs.',
    ],
    ['Category with a description', 'In place of the number of its items.'],
    ['Category without a description', '2 items'],
  ] as const) {
    await expect(main.getByRole('link').filter({hasText: label})).toContainText(description);
  }
  await expect(
    main.getByRole('link').filter({hasText: 'Link without a description'}).getByRole('paragraph'),
  ).toHaveCount(0);
});
