import {expect, it, onTestFinished, vi} from 'vitest';
import {navbarItems} from './navbar-items';

it.each([
  [
    [
      {to: '/', label: 'Home'},
      {type: 'docSidbar', label: 'Docs'},
    ],
    'items[1] ("Docs")',
    '"docSidbar"',
  ],
  [[{label: 'More', items: [{type: 'link'}]}], 'items[0].items[0] has', '"link"'],
  [
    [{type: 'localeDropdown', dropdownItemsAfter: [{type: 'htm', value: '<hr>'}]}],
    'items[0].dropdownItemsAfter[0] has',
    '"htm"',
  ],
])('an unknown type in %j is reported for %s', (items, place, type) => {
  expect(() => navbarItems(items)).toThrow(`themeConfig.navbar.${place}`);
  expect(() => navbarItems(items)).toThrow(type);
});

it(
  "an unknown type in the site's navbar fails the build and names the item",
  {tags: ['navbar-unknown-type']},
  async () => {
    onTestFinished(() => {
      vi.doUnmock('../src/features/navbar');
      vi.resetModules();
    });
    vi.doMock('../src/features/navbar', () => ({customNavbarItemTypes: ['custom-other']}));
    vi.resetModules();
    await expect(import('./navbar')).rejects.toThrow(
      /^The navbar item themeConfig\.navbar\.items\[\d+\] \("Custom item"\) has the type "custom-testAreaButton", which does not exist\./u,
    );
  },
);
