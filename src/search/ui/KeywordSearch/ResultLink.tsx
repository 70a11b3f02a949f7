import Link from '@docusaurus/Link';
import React, {type ReactElement, type ReactNode} from 'react';

type Props = {hit: {url: string}; children: ReactNode};

/**
 * A result of the modal. Keys reach results by the arrows, as in every list box, so that the links
 * are no stops on the way from the field to what stands below the results.
 */
export default function ResultLink({hit, children}: Props): ReactElement {
  return (
    <Link to={hit.url} tabIndex={-1}>
      {children}
    </Link>
  );
}
