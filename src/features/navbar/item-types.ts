/** Item types of our own; `theme/NavbarItem/ComponentTypes.ts` has a component for each. */
export const customNavbarItemTypes = ['custom-testAreaButton'] as const;

export type CustomNavbarItemType = (typeof customNavbarItemTypes)[number];
