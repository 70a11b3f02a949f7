import useBrokenLinks from '@docusaurus/useBrokenLinks';
import React, {type ReactNode} from 'react';

/** A paragraph with an id that the build's check of anchors hears of. */
export default function Anchor({id, children}: {id: string; children: ReactNode}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <p id={id}>{children}</p>;
}
