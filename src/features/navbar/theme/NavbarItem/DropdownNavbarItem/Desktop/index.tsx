// Replaces @docusaurus/theme-classic 3.9.2, lib/theme/NavbarItem/DropdownNavbarItem/Desktop. The
// original keeps its state private, so a wrapper couldn't close it on Escape, open it for touch and
// screen readers (it followed the button's link), or set aria-expanded while it is hovered. Without
// JavaScript it opens by CSS, as the original does.
import useIsBrowser from '@docusaurus/useIsBrowser';
import {clickOnSpace, useDropdown} from '../../../../useDropdown';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import React, {type MouseEvent, type PointerEvent, type ReactNode, useId, useRef} from 'react';

/** A navbar dropdown that opens on hover, touch, Enter and Space. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  ...props
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const menuId = useId();
  const container = useRef<HTMLDivElement>(null);
  const pointer = useRef('');
  const {isOpen, open, close} = useDropdown(container);

  const onPointerEnter = ({pointerType}: PointerEvent) => {
    if (pointerType === 'mouse') {
      open();
    }
  };
  const onPointerLeave = ({pointerType, currentTarget}: PointerEvent) => {
    // Keyboard users keep the menu when the mouse passes by.
    if (pointerType === 'mouse' && !currentTarget.querySelector(':focus-visible')) {
      close();
    }
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // Hovering has already opened the menu, so a mouse click follows the button's link, unless the
    // reader is there.
    const isMouseClick = event.detail > 0 && pointer.current === 'mouse';
    if (isMouseClick && event.currentTarget.pathname !== window.location.pathname) {
      return;
    }
    event.preventDefault();
    if (isOpen && !isMouseClick) {
      close();
    } else {
      open();
    }
  };

  return (
    <div
      ref={container}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isBrowser,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      // Safari doesn't focus links on click. Before React, the focus may not leave the dropdown.
      tabIndex={-1}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <NavbarNavLink
        aria-controls={menuId}
        aria-expanded={isOpen}
        role="button"
        // Without an href the element isn't focusable.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={onClick}
        onKeyDown={clickOnSpace}
        onPointerDown={({pointerType}) => {
          pointer.current = pointerType;
        }}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul id={menuId} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
