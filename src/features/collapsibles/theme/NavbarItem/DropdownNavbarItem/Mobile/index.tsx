// Replaces the component of theme-classic 3.9.2, which only opens with React. It also compares whole URLs to
// find the current page, which doesn't work for version links: they contain the query string, the hash and
// the base URL.
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import React, {type ReactNode} from 'react';
import {useDetails} from '../../../../useDetails';
import styles from '../../../../details.module.css';

const pathOf = (address: string) => address.replace(/[?#].*$/u, '');

/** A dropdown in the menu of phones, expanded if one of its items is the current page. */
export default function DropdownNavbarItemMobile({
  items,
  label,
  children,
  onClick,
}: Props): ReactNode {
  const {pathname} = useLocation();
  const isActive = items.some(({to}) => to && isSamePath(pathOf(to), pathname));
  return (
    <li className={`menu__list-item ${styles.category}`}>
      <details {...useDetails(isActive, pathname)}>
        <summary
          className="menu__link menu__link--sublist menu__link--sublist-caret"
          data-own-control="details"
        >
          {children ?? label}
        </summary>
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem
              mobile
              isDropdownItem
              onClick={onClick}
              activeClassName="menu__link--active"
              // React stores the version that it leads to, and keeps the hash.
              data-needs-code={item.to && ''}
              {...item}
              key={index}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}
