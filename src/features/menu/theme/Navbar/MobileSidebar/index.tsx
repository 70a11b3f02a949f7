// Replaces Navbar/MobileSidebar, Navbar/MobileSidebar/Header, Navbar/MobileSidebar/Layout,
// Navbar/MobileSidebar/PrimaryMenu and Navbar/MobileSidebar/SecondaryMenu of theme-classic 3.9.2, which
// React draws when the menu opens.
import {ErrorCauseBoundary, useThemeConfig} from '@docusaurus/theme-common';
import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import React, {type ReactNode, useEffect, useState} from 'react';
import MenuPanel from '../../../MenuPanel';

/** Back closes the menu first, like a dialog in an app. */
function ClosesOnBack(): null {
  useHistoryPopHandler(() => {
    window.dispatchEvent(new Event('closemenu'));
    return false;
  });
  return null;
}

/** The handler may only be there while the menu is open, because there can only be one. */
function WhileOpen({children}: {children: ReactNode}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const follow = ({detail}: CustomEventInit<boolean>) => setOpen(detail === true);
    follow({detail: document.documentElement.hasAttribute('data-menu-open')});
    window.addEventListener('menuchange', follow);
    return () => window.removeEventListener('menuchange', follow);
  }, []);
  return isOpen && children;
}

/** The main menu of phones: the items of the navbar. */
export default function MainMenu(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  return (
    <MenuPanel name="main">
      <ul className="menu__list">
        {items.map((item, index) => (
          <ErrorCauseBoundary
            key={index}
            onError={(error) =>
              new Error(
                "A navbar item (themeConfig.navbar.items) can't be shown in the menu of phones. " +
                  `Check its options:\n${JSON.stringify(item, null, 2)}`,
                {cause: error},
              )
            }
          >
            <NavbarItem mobile {...item} />
          </ErrorCauseBoundary>
        ))}
      </ul>
      <WhileOpen>
        <ClosesOnBack />
      </WhileOpen>
    </MenuPanel>
  );
}
