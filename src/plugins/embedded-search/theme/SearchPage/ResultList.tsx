import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import LoadFailure from '@site/src/search/ui/LoadFailure';
import MissingResults from '@site/src/search/ui/MissingResults';
import {useAreas} from '@site/src/search/ui/useAreas';
import React, {useEffect, useRef, type ReactNode} from 'react';
import MoreButton from './MoreButton';
import Result from './Result';
import styles from './styles.module.css';
import type {Results} from './useResults';

function Count({query, total}: Pick<Results, 'query' | 'total'>): ReactNode {
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

/** What was found, how much of it there is, and more of it as one scrolls. */
export default function ResultList({
  query,
  hits,
  total,
  isFailed,
  showMore,
  retry,
  isSearching,
}: Results & {isSearching: boolean}): ReactNode {
  const areaOf = useAreas();
  const listRef = useRef<HTMLOListElement>(null);
  const focusAt = useRef<number>(undefined);

  useEffect(() => {
    // After a press of the button, which moves on or goes away, reading goes on where it was.
    if (focusAt.current !== undefined && hits.length > focusAt.current) {
      listRef.current!.children[focusAt.current]!.querySelector('a')!.focus();
      focusAt.current = undefined;
    }
  }, [hits]);

  const isDone = query !== '' && !isFailed;
  return (
    <>
      <p role="status" className={styles.count}>
        {isSearching ? (
          <Translate id="site.searchPage.searching">Searching…</Translate>
        ) : (
          isDone && <Count query={query} total={total} />
        )}
      </p>
      {isDone && !isSearching && total === 0 && <MissingResults query={query} />}
      <ol ref={listRef} className={styles.results}>
        {hits.map((hit) => (
          <li key={hit.url}>
            <Result hit={hit} area={areaOf(hit.tag)} />
          </li>
        ))}
      </ol>
      {isFailed && <LoadFailure onRetry={retry} />}
      {hits.length < total && (
        <MoreButton
          shown={hits.length}
          onMore={showMore}
          onPress={() => {
            focusAt.current = hits.length;
            showMore();
          }}
        />
      )}
    </>
  );
}
