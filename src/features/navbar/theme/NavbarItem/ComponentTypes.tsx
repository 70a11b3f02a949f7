import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';
import React, {type ReactNode} from 'react';

type Props = {
  label: string;
  /** Set by the mobile sidebar. */
  mobile?: boolean;
};

/** An example of a custom navbar item type, which only appears in the test area. */
function TestAreaButton({label, mobile = false}: Props): ReactNode {
  const {pathname} = useLocation();
  const testArea = useBaseUrl('/tests');
  if (pathname !== testArea && !pathname.startsWith(`${testArea}/`)) {
    return null;
  }
  const button = (
    <button
      type="button"
      className={mobile ? 'menu__link clean-btn' : 'navbar__item button button--secondary'}
      onClick={() => window.alert('This is a custom navbar item type example')}
    >
      {label}
      {mobile && ' (mobile)'}
    </button>
  );
  return mobile ? <li className="menu__list-item">{button}</li> : button;
}

export default {...ComponentTypes, 'custom-testAreaButton': TestAreaButton};
