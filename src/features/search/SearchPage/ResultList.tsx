import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ListRow} from '@site/src/components/List';
import React, {useEffect, useRef, type ReactNode} from 'react';
import type {Hit} from '../engine/engine';
import HighlightedText from '../HighlightedText';
import {missingResultsUrl} from '../missing-results';
import ResultCount from '../ResultCount';
import SearchFailure from '../SearchFailure';
import {useAfterPause} from '../use-after-pause';
import {useAreaNames} from '../use-search-context';
import styles from './styles.module.css';
import type {Results} from './useResults';

/** A matching section: its title, its location, and an excerpt around the query. */
function Result({hit, area}: {hit: Hit; area: string}): ReactNode {
  const {url, titles, excerpt} = hit;
  const trail = titles.slice(0, -1).map((title) => title.map(({text}) => text).join(''));
  return (
    <ListRow
      className={styles.result}
      title={
        <Link to={url} autoAddBaseUrl={false}>
          <HighlightedText pieces={titles.at(-1)!} />
        </Link>
      }
      facts={[[area, ...trail].join(' › ')]}
    >
      {excerpt.length > 0 && (
        <p className={styles.excerpt}>
          <HighlightedText pieces={excerpt} />
        </p>
      )}
    </ListRow>
  );
}

function MissingResults({query}: {query: string}): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  return (
    <p>
      <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
        Believe this query should return results?
      </Translate>{' '}
      <Link href={missingResultsUrl(customFields!, query)}>
        <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">
          Let us know.
        </Translate>
      </Link>
    </p>
  );
}

/** How far below the window the button triggers automatically, in pixels. */
const reach = 300;

type MoreButtonProps = {
  /** Changes with the results, because a button that stays in reach must trigger again. */
  onMore: () => void;
  onPress: () => void;
};

/** Requests more results when it is pressed or when the reader scrolls near it. */
function MoreButton({onMore, onPress}: MoreButtonProps): ReactNode {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          onMore();
        }
      },
      {rootMargin: `0px 0px ${reach}px`},
    );
    observer.observe(buttonRef.current!);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <button ref={buttonRef} type="button" className="button button--outline" onClick={onPress}>
      <Translate id="site.searchPage.more">Show more results</Translate>
    </button>
  );
}

/** The results and their number, with more results as the reader scrolls. */
export default function ResultList({
  query,
  hits,
  total,
  isFailed,
  showMore,
  isSearching,
}: Results & {isSearching: boolean}): ReactNode {
  const areaName = useAreaNames();
  const listRef = useRef<HTMLOListElement>(null);
  const focusAt = useRef<number>(undefined);

  useEffect(() => {
    // The button has moved or disappeared, so the focus goes to the first new result.
    if (focusAt.current !== undefined && hits.length > focusAt.current) {
      listRef.current!.children[focusAt.current]!.querySelector('a')!.focus();
      focusAt.current = undefined;
    }
  }, [hits]);

  const settledQuery = useAfterPause(query);
  const isDone = query !== '' && !isFailed;
  return (
    <>
      {/* The status below says the same. */}
      <p aria-hidden="true" className={styles.count}>
        {isSearching ? (
          <Translate id="site.searchPage.searching">Searching…</Translate>
        ) : (
          isDone && <ResultCount query={query} total={total} />
        )}
      </p>
      <p role="status" className="sr-only">
        {!isSearching && isDone && query === settledQuery && (
          <ResultCount query={query} total={total} />
        )}
      </p>
      {isDone && !isSearching && total === 0 && <MissingResults query={query} />}
      <ol ref={listRef} className={styles.results}>
        {hits.map((hit) => (
          <li key={hit.url}>
            <Result hit={hit} area={areaName(hit.tag)} />
          </li>
        ))}
      </ol>
      {isFailed && !isSearching && <SearchFailure onRetry={showMore} />}
      {hits.length < total && (
        <MoreButton
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
