import {expect, test} from './support/test';

test('the debug page of the registry lists modules', {tag: '@debug-pages'}, async ({page}) => {
  await page.goto('/__docusaurus/debug/registry/');
  await expect(page.getByText('@theme/DocItem').first()).toBeVisible();
});
