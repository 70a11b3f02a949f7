import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {ErrorBoundaryErrorMessageFallback} from '@docusaurus/theme-common';
import NavbarItem, {
  type LinkLikeNavbarItemProps,
  type Props as NavbarItemProps,
} from '@theme/NavbarItem';
import React, {type ReactNode} from 'react';

const separator = '<hr class="dropdown-separator" aria-hidden="true">';

/** Every type of item that a dropdown takes, and HTML with tags inside tags. */
const items: LinkLikeNavbarItemProps[] = [
  {label: 'A link of the site', to: '/tests/pages/'},
  {label: 'This page', to: '/tests/pages/navbar-dropdown-tests/'},
  {label: 'A link to elsewhere', href: 'https://example.com/'},
  {type: 'html', value: separator, className: 'dropdown-separator-item'},
  {type: 'doc', docId: 'installation', label: 'A doc'},
  {type: 'docSidebar', sidebarId: 'api', label: 'A sidebar'},
  {type: 'docsVersion', label: 'A version'},
  {type: 'html', value: '<b>HTML, <i>nested <u>three deep</u></i></b>'},
];

const samples: NavbarItemProps[] = [
  {type: 'dropdown', label: 'All types', position: 'left', items},
  {type: 'docsVersionDropdown', dropdownItemsBefore: [], dropdownItemsAfter: [], items: []},
  {type: 'localeDropdown', dropdownItemsBefore: [], dropdownItemsAfter: [], items: []},
  {type: 'html', value: '<em>HTML beside them</em>', className: 'navbar__item'},
];

/** The items of a navbar in a bar of its own, or in the list of a mobile sidebar. */
export default function DropdownSample({mobile = false}: {mobile?: boolean}): ReactNode {
  const drawn = samples.map((sample, index) => (
    <NavbarItem key={index} {...sample} mobile={mobile} />
  ));
  return mobile ? (
    <nav className="menu" aria-label="Items of a mobile sidebar">
      <ul className="menu__list">{drawn}</ul>
    </nav>
  ) : (
    <nav aria-label="Items of a navbar" style={{display: 'flex', flexWrap: 'wrap'}}>
      {drawn}
    </nav>
  );
}

/** An item of a type that nobody knows: its error names the type. */
export function UnknownItem(): ReactNode {
  const unknown = {type: 'custom-noSuchItem', label: 'Unknown'} as unknown as NavbarItemProps;
  return (
    <ErrorBoundary fallback={(props) => <ErrorBoundaryErrorMessageFallback {...props} />}>
      <NavbarItem {...unknown} />
    </ErrorBoundary>
  );
}
