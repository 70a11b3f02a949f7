import {useHistory} from '@docusaurus/router';
import React, {type MouseEvent, type ReactElement, type ReactNode} from 'react';

type Props = {hit: {url: string}; children: ReactNode};

const opensElsewhere = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * A result of the modal. Keys reach results by the arrows, as in every list box, so that the links
 * are no stops on the way from the field to what stands below the results.
 *
 * The link of Docusaurus would fetch the pages of all results in view ahead, at every keystroke;
 * this one fetches the page that is pointed at.
 */
export default function ResultLink({hit, children}: Props): ReactElement {
  const history = useHistory();
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- see above
    <a
      href={hit.url}
      tabIndex={-1}
      onMouseEnter={() => window.docusaurus.preload(hit.url)}
      onClick={(event) => {
        if (!opensElsewhere(event)) {
          event.preventDefault();
          history.push(hit.url);
        }
      }}
    >
      {children}
    </a>
  );
}
