import {expect, test} from './support/test';
import {visit} from './support/visit';

test(
  'a generated color applies to the page, in the color mode that it is for',
  {tag: '@theme-colors-switch'},
  async ({page}) => {
    await visit(page, '/docs/styling-layout/');
    const applied = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary').trim(),
      );
    await page.getByRole('textbox', {name: 'Base color', exact: true}).fill('#8844aa');
    expect(await applied()).toBe('#8844aa');
    await page.getByRole('button', {name: 'Edit the dark mode'}).click();
    await expect.poll(applied).toBe('#25c2a0');
  },
);
