import ErrorBoundary from '@docusaurus/ErrorBoundary';
import NavbarItemError from '../../NavbarItemError';
import type {Props} from '@theme/NavbarItem';
import NavbarItem from '@theme-init/NavbarItem';
import React, {type ReactNode} from 'react';

/** A navbar item that, when it cannot be rendered, says so in its own place alone. */
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
