import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

type Props = {query: string; total: number};

/** Says how many results a query has. */
export default function ResultCount({query, total}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  if (total === 0) {
    return translate(
      {id: 'site.searchPage.none', message: 'No results found for “{query}”'},
      {query},
    );
  }
  return selectMessage(
    total,
    translate(
      {
        id: 'site.searchPage.count',
        message: 'One result for “{query}”|{total} results for “{query}”',
      },
      {query, total},
    ),
  );
}
