import Translate, {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import React, {type ReactNode} from 'react';

type Props = {name: 'main' | 'sidebar'; children: ReactNode};

/**
 * A panel of the menu of phones, which open-menu.js opens. On wide screens, the sidebar is a column of the
 * page, and the main menu isn't shown.
 */
export default function MenuPanel({name, children}: Props): ReactNode {
  return (
    <div
      data-menu={name}
      // The name of the dialog that it becomes.
      data-name={translate({id: 'site.mobileSidebar.label', message: 'Navigation'})}
    >
      <div className="menu-header">
        <NavbarLogo />
        <NavbarColorModeToggle />
        <button
          type="button"
          className="clean-btn"
          aria-label={translate({
            id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
            message: 'Close navigation bar',
          })}
          data-own-control="close-menu"
        >
          <IconClose color="var(--ifm-color-emphasis-600)" />
        </button>
      </div>
      {name !== 'main' && (
        <button type="button" className="clean-btn menu-back" data-own-control="main-menu">
          <Translate id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel">
            ← Back to main menu
          </Translate>
        </button>
      )}
      {children}
    </div>
  );
}
