import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Custom item types. `theme/NavbarItem/ComponentTypes.tsx` has a component for each. */
export const customNavbarItemTypes = ['custom-testAreaButton'] as const;

export type CustomNavbarItemType = (typeof customNavbarItemTypes)[number];

/** Dropdowns, item errors, the mobile sidebar and the custom item types of the navbar. */
export default function navbar(): Plugin {
  return {
    name: 'navbar',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
