/** Stands in for the theme's, which returns a class. `layout.css` has its style. */
export const useAnchorTargetClassName = (): undefined => undefined;
