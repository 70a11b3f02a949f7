import {expect, test} from './support/test';

// Everything tested here is in the HTML, and pages load faster without scripts.
test.use({javaScriptEnabled: false});

const root = '/tests/docs/';

/** The table of contents levels that each doc sets; the site default is 2 to 3. */
const levels: Record<string, [number, number]> = {
  '2-2': [2, 2],
  '2-3': [2, 3],
  '2-4': [2, 4],
  '2-5': [2, 5],
  '3-5': [3, 5],
  '3-_': [3, 3],
  '4-5': [4, 5],
  '5-5': [5, 5],
  '_-5': [2, 5],
  '_-_': [2, 3],
};

test(
  'tables of contents have the levels that their docs set',
  {tag: '@test-docs'},
  async ({page}) => {
    for (const [doc, [min, max]] of Object.entries(levels)) {
      await page.goto(`${root}toc/toc-${doc}/`);
      const listed = Array.from({length: max - min + 1}, (_, index) => min + index);
      await expect(page.locator('.table-of-contents a'), `toc-${doc}`).toHaveText(
        ['one', 'two'].flatMap((branch) =>
          listed.map((level) => `Level ${level}, branch ${branch}`),
        ),
      );
    }
  },
);

test(
  'a table of contents nests headings correctly, even if they skip levels',
  {tag: '@test-docs'},
  async ({page}) => {
    const depths = () =>
      page.locator('.table-of-contents a').evaluateAll((links) =>
        links.map((link) => {
          let depth = 0;
          for (let list = link.closest('ul'); list; list = list.parentElement!.closest('ul')) {
            depth += 1;
          }
          return `${depth} ${link.textContent}`;
        }),
      );
    await page.goto(`${root}toc/toc-test-good/`);
    expect(await depths()).toEqual([
      '1 Flour',
      '2 Wheat',
      '3 Spelt',
      '4 Coarse',
      '5 Whole',
      '2 Rye',
      '1 Water',
    ]);
    await page.goto(`${root}toc/toc-test-bad/`);
    expect(await depths()).toEqual([
      '1 Starts at level three',
      '1 Then level two',
      '2 Skips to level five',
      '2 Back to level four',
      '3 Skips to level six',
      '1 Level two again',
    ]);
  },
);

test(
  'headings from partials appear in the table of contents in page order',
  {tag: '@test-docs'},
  async ({page}) => {
    await page.goto(`${root}tests/toc-partials/`);
    await expect(page.locator('.table-of-contents a')).toHaveText([
      'Before the partials',
      'Heading of the first partial',
      'Its second level',
      'Between the partials',
      'Heading of the second partial',
      'Heading of the nested partial',
      'Below the nested partial',
      'After the partials',
    ]);
  },
);

test.describe('links', () => {
  const target = `${root}tests/links/target-doc-slug/`;

  test('every way to write a link leads to the same page', {tag: '@test-docs'}, async ({page}) => {
    await page.goto(`${root}tests/links/resolution/`);
    const lists = page.locator('.theme-doc-markdown').getByRole('list');
    const addresses = (list: number) =>
      lists
        .nth(list)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await addresses(0)).toEqual(Array(10).fill(target));
    expect(await addresses(1)).toEqual(Array(2).fill(`${target}#part`));
    expect(await addresses(2)).toEqual(Array(2).fill(`${target}?from=file#part`));
    expect(await addresses(3)).toEqual([
      'mailto:nobody@example.com',
      'https://example.com/',
      '/dogfooding/notes.txt',
      expect.stringMatching(/^\/assets\/files\/notes of a test-\w+\.txt$/),
    ]);
    for (const address of (await addresses(3)).slice(2)) {
      expect((await page.request.get(encodeURI(address!))).status()).toBe(200);
    }
  });

  test('links are resolved in text but not in code', {tag: '@test-docs'}, async ({page}) => {
    await page.goto(`${root}tests/links/test-markdown-links/`);
    const article = page.getByRole('article');
    await expect(article.locator('code').filter({hasText: './target.mdx'})).toHaveCount(2);
    for (const name of ['strong text and code', 'one', 'hover it', 'quoted', 'cell']) {
      await expect(article.getByRole('link', {name, exact: true})).toHaveAttribute('href', target);
    }
    for (const [name, heading] of [
      ['spaces', 'Doc 1 in a folder with spaces'],
      ['an apostrophe', "Beginner's guide"],
      ['letters', 'Letters beyond ASCII'],
    ]) {
      await article.getByRole('link', {name, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading!);
      await page.goBack();
    }
  });

  test('anchor links lead to the element with the id', {tag: '@test-docs'}, async ({page}) => {
    await page.goto(`${root}tests/links/broken-anchors-tests/`);
    const links = page.getByRole('article').getByRole('list').getByRole('link');
    const anchors = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute('href')!).filter((href) => /^#./.test(href)),
    );
    const missing = await page.evaluate(
      (ids) => ids.filter((id) => !document.getElementById(id.slice(1))),
      anchors,
    );
    expect(anchors).toEqual([
      '#own-id',
      '#a-heading-without-one',
      '#registered',
      '#in-mdx',
      '#unregistered',
      '#nowhere',
    ]);
    expect(missing).toEqual(['#nowhere']);
  });
});

test.describe('file names', () => {
  for (const [route, title] of [
    ["beginner's guide/", "Beginner's guide"],
    ['folder with space/doc 2/', 'Doc 2 in a folder with spaces'],
    ['tests/ascii/æøå/', 'Letters beyond ASCII'],
    ['dummy.html/', 'A slug with .html'],
  ] as const) {
    test(`${route} is the current item in its sidebar`, {tag: '@test-docs'}, async ({page}) => {
      await page.goto(encodeURI(root + route));
      const current = page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .getByRole('link', {name: title, exact: true});
      await expect(current).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    });
  }

  test(
    'docs with the same name can link to each other, and paths are case-sensitive',
    {tag: '@test-docs'},
    async ({page}) => {
      await page.goto(encodeURI(`${root}tests/ascii/folder/æøå/`));
      await page.getByRole('article').getByRole('link', {name: 'The doc above'}).click();
      await expect(page).toHaveURL(encodeURI(`${root}tests/ascii/æøå/`));
      await page.goto(encodeURI(`${root}folder with space/doc 1/`));
      for (const name of ['the other doc', 'the same in pointed brackets']) {
        await expect(page.getByRole('link', {name})).toHaveAttribute(
          'href',
          /\/tests\/docs\/folder(?: |%20)with(?: |%20)space\/doc(?: |%20)2\/$/,
        );
      }
      const lower = await page.request.get(`${root}tests/case-sentitive-doc/`);
      expect(lower.status()).toBe(404);
    },
  );
});

test('images load, whatever their file names', {tag: '@test-docs'}, async ({page}) => {
  await page.goto(`${root}tests/images/`, {waitUntil: 'load'});
  // The image for the other color mode is hidden.
  const images = page.getByRole('article').locator('img').filter({visible: true});
  await expect(images).toHaveCount(14);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).toHaveJSProperty('naturalWidth', 480);
  }
  for (const name of ['apostrophe', 'characters of no width', 'static folder and file beyond']) {
    await expect(page.getByRole('img', {name: new RegExp(name)})).toHaveAttribute('width', '480');
  }
  await expect(page.getByRole('img', {name: 'A wave'})).toBeVisible();
  const file = await page
    .getByRole('link', {name: 'Four green bars that lead to the file'})
    .getAttribute('href');
  expect((await page.request.get(file!)).headers()['content-type']).toBe('image/png');
});

test(
  'admonitions have their types, titles and contents, also when nested',
  {tag: '@test-docs'},
  async ({page}) => {
    await page.goto(`${root}tests/admonitions/`);
    const all = page.locator('.theme-admonition');
    const kinds = ['note', 'tip', 'info', 'warning', 'danger'];
    const oldNames = ['secondary', 'important', 'success', 'caution'];
    expect(
      await all.evaluateAll((found) =>
        found.map((each) => /theme-admonition-(\w+)/.exec(each.className)![1]),
      ),
    ).toEqual([
      ...kinds,
      ...oldNames,
      'note',
      'tip',
      'info',
      'warning',
      'danger',
      'warning',
      'tip',
      'tip',
    ]);
    for (const [index, kind] of kinds.entries()) {
      await expect(all.nth(index).locator('svg').first()).toBeVisible();
      await expect(all.nth(index)).toContainText(kind);
    }
    await expect(all.filter({hasText: 'The words of the title'})).toContainText(
      'A title of its own',
    );
    await expect(
      all.filter({hasText: 'Each of them shows'}).getByRole('link', {name: 'links'}),
    ).toHaveAttribute('href', '#kinds');
    const rich = all.filter({hasText: 'in an admonition'});
    for (const part of [
      rich.getByRole('list'),
      rich.getByRole('table'),
      rich.getByText('npm run build'),
      rich.getByRole('blockquote'),
    ]) {
      await expect(part).toBeVisible();
    }
    const innermost = all.filter({hasText: 'Outermost'}).first().locator('.theme-admonition-tip');
    await expect(innermost).toContainText('Three deep.');
    await expect(all.filter({hasText: 'From JSX'})).toContainText('🧪');
  },
);

test(
  'footnotes are numbered by their first reference and link back to it',
  {tag: '@test-docs'},
  async ({page}) => {
    await page.goto(`${root}tests/footnotes/`);
    const notes = page.getByRole('article').locator('section.footnotes').getByRole('listitem');
    await expect(notes.first()).toContainText('The first note.');
    await expect(notes.nth(1)).toContainText('Referred to twice.');
    await expect(notes.nth(1).getByRole('link')).toHaveCount(2);
    await expect(notes.nth(2)).toContainText('Its second, with code and a list:');
    const references = page.getByRole('article').locator('sup a');
    await expect(references).toHaveText(['1', '2', '2', '3']);
    await references.nth(3).click();
    await expect(notes.nth(2)).toBeInViewport();
  },
);
