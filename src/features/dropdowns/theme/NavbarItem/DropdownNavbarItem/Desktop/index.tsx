// Replaces @docusaurus/theme-classic 3.9.2, lib/theme/NavbarItem/DropdownNavbarItem/Desktop, which only
// opens for touch, screen readers and the keyboard once React is there, and keeps its state private.
// Here, toggle-dropdowns.js opens it.
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import React, {type ReactNode, useId} from 'react';

/** A navbar dropdown that opens on hover, touch, Enter and Space. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  ...props
}: Props): ReactNode {
  const listId = useId();
  return (
    <div
      className={clsx('navbar__item', 'dropdown', position === 'right' && 'dropdown--right')}
      data-dropdown="hover"
    >
      <NavbarNavLink
        aria-controls={listId}
        aria-expanded={false}
        role="button"
        // Without an href the element isn't focusable.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        data-own-control="dropdown"
        {...props}
        onClick={undefined}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul id={listId} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            // React stores the version that it leads to, and keeps the hash.
            data-needs-code={item.to && ''}
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
