import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItemType} from '@theme/NavbarItem';
import {customNavbarItemTypes} from '../src/features/navbar';

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

/** The properties that hold the items of a dropdown, whatever its type. */
const childLists = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const;

function checkItems(items: NavbarItem[], list: string): void {
  items.forEach((item, index) => {
    const place = `${list}[${index}]`;
    // Links and dropdowns with items don't need a type.
    if (item.type !== undefined && !types.includes(item.type)) {
      const name = item.label ? ` ("${item.label}")` : '';
      throw new Error(
        `The navbar item ${place}${name} has the type "${item.type}", which does not exist. ` +
          `Types are ${types.join(', ')}; a link needs none. ` +
          'Add custom types to src/features/navbar/index.ts first.',
      );
    }
    for (const key of childLists) {
      checkItems((item[key] ?? []) as NavbarItem[], `${place}.${key}`);
    }
  });
}

/**
 * Returns the items if all their types exist, including those in dropdowns. The theme's own check
 * doesn't say which item is wrong and accepts any type that starts with `custom-`.
 *
 * @throws when an item has an unknown type; the message has its path in the configuration and its
 * label
 */
export function navbarItems(items: NavbarItem[]): NavbarItem[] {
  checkItems(items, 'themeConfig.navbar.items');
  return items;
}
