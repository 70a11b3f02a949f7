import {useScrollController} from '@docusaurus/theme-common/internal';
import NavbarLayout from '@theme-init/Navbar/Layout';
import type {Props} from '@theme/Navbar/Layout';
import React, {type ReactNode, useEffect, useLayoutEffect} from 'react';

/**
 * A navbar that stays where it is until the page scrolls. The theme hides it at once on a page that is
 * scrolled already, which may be when the reader is about to click in it.
 */
export default function SteadyNavbar(props: Props): ReactNode {
  const {disableScrollEvents, enableScrollEvents} = useScrollController();
  // The theme's own effect, which takes the position for a scroll, runs between these two.
  useLayoutEffect(disableScrollEvents, [disableScrollEvents]);
  useEffect(enableScrollEvents, [enableScrollEvents]);
  return <NavbarLayout {...props} />;
}
