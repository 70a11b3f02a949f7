import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItemType} from '@theme/NavbarItem';
import {customNavbarItemTypes} from '../src/features/navbar/item-types';

type NavbarItem = NonNullable<NonNullable<ThemeConfig['navbar']>['items']>[number];

const themeTypes: NavbarItemType[] = [
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'dropdown',
  'html',
  'localeDropdown',
  'search',
];

const types: unknown[] = [...themeTypes, ...customNavbarItemTypes];

/** Where items stand within a dropdown, by its type. */
const childLists = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const;

function checkItems(items: NavbarItem[], list: string): void {
  items.forEach((item, index) => {
    const place = `${list}[${index}]`;
    // A link, and a dropdown that has items, may go without a type.
    if (item.type !== undefined && !types.includes(item.type)) {
      const name = item.label ? ` ("${item.label}")` : '';
      throw new Error(
        `The navbar item ${place}${name} has the type "${item.type}", which does not exist. ` +
          `Types are ${types.join(', ')}; a link has none. ` +
          'A type of your own is listed in src/features/navbar/item-types.ts first.',
      );
    }
    for (const key of childLists) {
      checkItems((item[key] ?? []) as NavbarItem[], `${place}.${key}`);
    }
  });
}

/**
 * Gives the items back when all of their types exist, those inside of dropdowns too. The theme
 * itself does not say which item is wrong, and lets each type through that begins with `custom-`.
 *
 * @throws naming the first item of an unknown type by its place in the configuration and its label
 */
export function navbarItems(items: NavbarItem[]): NavbarItem[] {
  checkItems(items, 'themeConfig.navbar.items');
  return items;
}
