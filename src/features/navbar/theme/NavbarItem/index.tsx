import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import NavbarItem from '@theme-init/NavbarItem';
import type {Props} from '@theme/NavbarItem';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type ItemErrorProps = {
  /** The configured item with the props that the navbar adds. */
  item: {type?: string; label?: ReactNode};
  error: Error;
  tryAgain: () => void;
};

/** Props that the navbar adds to the configured ones. */
const addedByNavbar = ['mobile', 'isDropdownItem', 'activeClassName'];

/** Replaces a navbar item that failed and shows its configuration and the error. */
function NavbarItemError({item, error, tryAgain}: ItemErrorProps): ReactNode {
  const configured = Object.entries(item).filter(([key]) => !addedByNavbar.includes(key));
  const isListItem = 'mobile' in item || 'isDropdownItem' in item;
  const Container = isListItem ? 'li' : 'div';
  const name = typeof item.label === 'string' ? item.label : (item.type ?? 'link');
  return (
    <Container className={clsx(isListItem ? 'menu__list-item' : 'navbar__item', styles.container)}>
      <details>
        <summary>Check navbar item “{name}”</summary>
        <div className={styles.details}>
          <p>
            This item could not be rendered. Its <code>themeConfig.navbar.items</code>{' '}
            configuration:
          </p>
          <pre>{JSON.stringify(Object.fromEntries(configured), null, 2)}</pre>
          <ErrorBoundaryError error={error} />
          <ErrorBoundaryTryAgainButton
            className="button button--secondary button--sm"
            onClick={tryAgain}
          />
        </div>
      </details>
    </Container>
  );
}

/** A navbar item with an error boundary, so that a failing item doesn't break the page. */
export default function ContainedNavbarItem(props: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) => (
        <NavbarItemError item={props} error={error} tryAgain={tryAgain} />
      )}
    >
      <NavbarItem {...props} />
    </ErrorBoundary>
  );
}
