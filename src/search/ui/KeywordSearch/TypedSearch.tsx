import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import React, {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  type ReactNode,
  type RefObject,
} from 'react';
import type {SearchContext, Section} from '../../types';
import {maxQueryLength} from '../limits';
import LoadFailure from '../LoadFailure';
import MissingResults from '../MissingResults';
import SearchPanel from '../SearchPanel';
import type {SearchState} from '../typed-search';
import type {LinkTo} from '../useQuietLinks';
import Foot from './Foot';
import Results from './Results';
import SearchField from './SearchField';
import {useListKeys} from './useListKeys';
import {useTypedSearch} from './useTypedSearch';
import styles from './styles.module.css';

/** Like on many pages: what is selected is what one searches. */
const selectedText = () => window.getSelection()!.toString().trim().slice(0, maxQueryLength);

/** Says what came of a search, for readers who do not see the list. */
function Outcome({status, query, results: {total}}: SearchState): ReactNode {
  const {selectMessage} = usePluralForm();
  if (status === 'searching') {
    return translate({id: 'site.searchPage.searching', message: 'Searching…'});
  }
  if (status !== 'found') {
    return null;
  }
  return total === 0
    ? translate({id: 'site.searchPage.none', message: 'No results found for “{query}”'}, {query})
    : selectMessage(
        total,
        translate({id: 'site.search.count', message: 'One result|{count} results'}, {count: total}),
      );
}

type Props = {
  fieldRef: RefObject<HTMLInputElement | null>;
  context: SearchContext;
  areaOf: (tag: string) => string;
  linkTo: LinkTo;
  searchPageLink: (query: string) => string;
  onAsk: (question: string) => void;
  /** Gets a result that is opened. */
  onOpen: (section: Section) => void;
  onClose: () => void;
  /** What is shown without a query. */
  start: ReactNode;
};

/** The field, and what is found for what is in it. */
export default function TypedSearch({
  fieldRef,
  context,
  areaOf,
  linkTo,
  searchPageLink,
  onAsk,
  onOpen,
  onClose,
  start,
}: Props): ReactNode {
  const listId = useId();
  const [state, search] = useTypedSearch(context);
  const {status, query, results} = state;
  const {active, setActive, handleKeys} = useListKeys({fieldRef, query});

  const typed = () => fieldRef.current!.value.trim().slice(0, maxQueryLength);
  const clear = useCallback(() => search(''), [search]);

  useLayoutEffect(() => {
    const field = fieldRef.current!;
    field.value = selectedText();
    field.select();
    field.focus();
    if (field.value) {
      search(field.value);
    }
  }, [fieldRef, search]);

  useEffect(() => {
    const field = fieldRef.current!;
    // Kept from React, which would set attributes of the field anew after each keystroke.
    const handleInput = (event: Event) => {
      event.stopPropagation();
      search(field.value.slice(0, maxQueryLength));
    };
    field.addEventListener('input', handleInput);
    return () => field.removeEventListener('input', handleInput);
  }, [fieldRef, search]);

  const hasOptions = status === 'searching' || status === 'found';
  return (
    <div className={styles.search} role="presentation" onKeyDown={handleKeys}>
      <SearchPanel
        head={
          <SearchField
            ref={fieldRef}
            aria-controls={hasOptions ? listId : undefined}
            aria-expanded={hasOptions}
            aria-activedescendant={hasOptions ? `${listId}-${active}` : undefined}
            onClear={clear}
          />
        }
        foot={
          <Foot>
            {status === 'found' && results.total > 0 && (
              // eslint-disable-next-line @docusaurus/no-html-links -- see `useQuietLinks`
              <a {...linkTo(searchPageLink(query), onClose)}>
                <Translate id="theme.SearchBar.seeAll" values={{count: results.total}}>
                  {'See all {count} results'}
                </Translate>
              </a>
            )}
          </Foot>
        }
        onClose={onClose}
      >
        {status === 'empty' && start}
        {hasOptions && (
          <Results
            id={listId}
            query={query}
            hits={results.hits}
            active={active}
            onActive={setActive}
            onAsk={() => onAsk(typed())}
            onOpen={onOpen}
            areaOf={areaOf}
            linkTo={linkTo}
          />
        )}
        {status === 'searching' && results.total === 0 && (
          <p className={styles.hint}>
            <Translate id="site.searchPage.searching">Searching…</Translate>
          </p>
        )}
        {status === 'found' && results.total === 0 && (
          <div className={styles.none}>
            <p>
              <Translate id="theme.SearchModal.noResultsScreen.noResultsText">
                No results found for
              </Translate>{' '}
              <strong>&quot;{query}&quot;</strong>
            </p>
            <MissingResults query={query} />
          </div>
        )}
        {status === 'failed' && <LoadFailure onRetry={() => search(typed())} />}
      </SearchPanel>
      <p role="status" className="sr-only">
        <Outcome {...state} />
      </p>
    </div>
  );
}
