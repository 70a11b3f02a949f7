// Replaces @docusaurus/theme-classic 3.9.2, lib/theme/NavbarItem/DropdownNavbarItem/Desktop: what is
// open is a state of its own there, so that a wrapper could not close it on Escape, open it for a
// touch or a screen reader (it followed the link of the button), or have aria-expanded tell the truth
// while the mouse is over it. Without JavaScript it opens by style, as the original does.
import useIsBrowser from '@docusaurus/useIsBrowser';
import {clickOnSpace, useDropdown} from '../../../../useDropdown';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import React, {type MouseEvent, type PointerEvent, type ReactNode, useId, useRef} from 'react';

/** A dropdown of the navbar: opens under the mouse, by touch, Enter and space. */
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
    // Who is in the menu with the keyboard keeps it when the mouse passes by.
    if (pointerType === 'mouse' && !currentTarget.querySelector(':focus-visible')) {
      close();
    }
  };
  const onClick = (event: MouseEvent) => {
    // The mouse has opened the menu before it clicks; the click is for the link of the button.
    const isMouseClick = event.detail > 0 && pointer.current === 'mouse';
    if (isMouseClick && props.to) {
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
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <NavbarNavLink
        aria-controls={menuId}
        aria-expanded={isOpen}
        role="button"
        // Without an address the element could not be focused.
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
