import type {ComponentProps} from 'react';
import {Collapsible as ThemeCollapsible} from '@docusaurus/theme-common';

export * from '@docusaurus/theme-common';

/** Stands in for the theme's, and renders what is closed, too. `early.css` hides it before React. */
export function Collapsible(props: ComponentProps<typeof ThemeCollapsible>) {
  return <ThemeCollapsible {...props} lazy={false} />;
}
