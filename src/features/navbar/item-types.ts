/** Custom item types. `theme/NavbarItem/ComponentTypes.tsx` has a component for each. */
export const customNavbarItemTypes = ['custom-testAreaButton'] as const;

export type CustomNavbarItemType = (typeof customNavbarItemTypes)[number];
