// Replaces the component of theme-classic 3.9.2, whose menu only opens with React.
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import React, {type ReactNode} from 'react';

/** The button that opens the menu of phones. */
export default function MenuToggle(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      aria-expanded={false}
      data-own-control="menu"
    >
      <IconMenu />
    </button>
  );
}
