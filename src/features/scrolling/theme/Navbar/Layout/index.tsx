// Replaces the component of theme-classic 3.9.2, whose navbar only follows the scrolling once React is
// there, and hides at once on a page that is scrolled already.
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {Props} from '@theme/Navbar/Layout';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';

/** The navbar, which follow-scrolling.js hides and shows. */
export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  return (
    <nav
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        style && `navbar--${style}`,
      )}
      data-hides-on-scroll={hideOnScroll ? '' : undefined}
    >
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}
