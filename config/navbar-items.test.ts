import {expect, it, vi} from 'vitest';
import {navbarItems} from './navbar-items';

it('returns items with known types unchanged', () => {
  const items = [
    {to: '/blog/', label: 'Blog'},
    {type: 'search'},
    {type: 'custom-testAreaButton', label: 'Custom item'},
    {label: 'More', items: [{type: 'html', value: '<hr>'}]},
  ];
  expect(navbarItems(items)).toBe(items);
});

it.each([
  {
    fault: 'an item',
    items: [
      {to: '/', label: 'Home'},
      {type: 'docSidbar', label: 'Docs'},
    ],
    names: ['themeConfig.navbar.items[1] ("Docs")', '"docSidbar"'],
  },
  {
    fault: 'an item with a custom type that has no component',
    items: [{type: 'custom-nothing'}],
    names: ['themeConfig.navbar.items[0] has', '"custom-nothing"'],
  },
  {
    fault: 'an item in a dropdown',
    items: [{label: 'More', items: [{type: 'link', label: 'Team'}]}],
    names: ['themeConfig.navbar.items[0].items[0] ("Team")', '"link"'],
  },
  {
    fault: 'an item in dropdownItemsAfter',
    items: [{type: 'localeDropdown', dropdownItemsAfter: [{type: 'htm', value: '<hr>'}]}],
    names: ['themeConfig.navbar.items[0].dropdownItemsAfter[0] has', '"htm"'],
  },
])('names $fault whose type is unknown', ({items, names}) => {
  for (const name of names) {
    expect(() => navbarItems(items)).toThrow(name);
  }
});

it(
  "an unknown type in the site's navbar fails the build and names the item",
  {tags: ['navbar-unknown-type']},
  async () => {
    vi.doMock('../src/features/navbar', () => ({customNavbarItemTypes: ['custom-other']}));
    vi.resetModules();
    await expect(import('./navbar')).rejects.toThrow(
      /^The navbar item themeConfig\.navbar\.items\[\d+\] \("Custom item"\) has the type "custom-testAreaButton", which does not exist\./u,
    );
  },
);
