import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {clickOnSpace} from '../../../../useDropdown';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import DropdownNavbarItemMobile from '@theme-init/NavbarItem/DropdownNavbarItem/Mobile';
import React, {type ReactNode} from 'react';

const pathOf = (address: string) => address.replace(/[?#].*$/u, '');

/**
 * A dropdown in the mobile sidebar, expanded if one of its items is the current page. The theme
 * compares whole URLs, which doesn't work for version links, because they contain the query string,
 * the hash and the base URL.
 */
export default function MobileDropdown({items, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const withCurrent = items.map((item) =>
    item.to && isSamePath(pathOf(item.to), pathname) ? {...item, activeBaseRegex: '.'} : item,
  );
  return <DropdownNavbarItemMobile {...props} items={withCurrent} onKeyDown={clickOnSpace} />;
}
