import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import React, {type ReactNode} from 'react';
import {useSearchPageLink} from '../useSearchPageLink';

type Props = {query: string; total: number; onClose: () => void};

/** Leads to the search page with all results. */
export function ResultsFooter({query, total, onClose}: Props): ReactNode {
  const linkTo = useSearchPageLink();
  return (
    <Link to={linkTo(query)} onClick={onClose}>
      <Translate id="theme.SearchBar.seeAll" values={{count: total}}>
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
