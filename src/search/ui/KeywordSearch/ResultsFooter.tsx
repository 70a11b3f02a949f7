import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import React, {createContext, useContext, type ReactElement, type ReactNode} from 'react';
import type {SearchState} from '../modal-client';
import {useSearchPageLink} from '../useSearchPageLink';

/** What the footer says comes from outside of the modal, which is not drawn anew for it. */
export const FooterContext = createContext<{state: SearchState; onClose: () => void}>({
  state: {status: 'idle'},
  onClose: () => undefined,
});

/**
 * Leads to the search page with all results. The modal counts the results of all keystrokes
 * together; ours is the count of the last.
 *
 * @param props.state of the modal
 */
export function ResultsFooter({state: {query}}: {state: {query: string}}): ReactElement | null {
  const {state, onClose} = useContext(FooterContext);
  const linkTo = useSearchPageLink();
  if (state.status !== 'found' || state.query !== query || state.total === 0) {
    return null;
  }
  return (
    <Link to={linkTo(query)} onClick={onClose}>
      <Translate id="theme.SearchBar.seeAll" values={{count: state.total}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}

/** Says how much is found, for readers who do not see the list. */
export function ResultsCount({total}: {total: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  return selectMessage(
    total,
    translate({id: 'site.search.count', message: 'One result|{count} results'}, {count: total}),
  );
}
