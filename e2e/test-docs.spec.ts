import {expect, test} from './support/test';

// What is in the HTML is tested in built/test-docs.test.ts.
test.use({javaScriptEnabled: false});

const root = '/tests/docs/tests';

test(
  'long labels and titles fit in the sidebar and on a phone',
  {tag: '@test-docs'},
  async ({page}) => {
    const category = 'Category1LongLongLongLongLongLongLongLongLongLong';
    await page.goto(`${root}/sidebar-display/${category}/doc1/`);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const {x, width} = (await sidebar.boundingBox())!;
    for (const name of [category, /^Doc3long/, /^Category 2 Long/]) {
      const box = (await sidebar.getByText(name).boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(x + width);
    }
    // Labels that can break wrap onto more than one line.
    const broken = (await sidebar.getByText(/^Doc 2 with so many/).boundingBox())!;
    const short = (await sidebar.getByText('Doc 1', {exact: true}).boundingBox())!;
    expect(broken.height).toBeGreaterThan(1.5 * short.height);

    await page.setViewportSize({width: 390, height: 800});
    for (const route of [
      `${root}/sidebar-display/${category}/doc3longlonglonglonglonglonglonglonglonglonglonglong/`,
      '/tests/blog/2023/07/19/a/',
    ]) {
      await page.goto(route);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  },
);
