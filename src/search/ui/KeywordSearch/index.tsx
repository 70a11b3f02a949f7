import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import React, {useCallback, useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import type {AskStart} from '../AskPanel';
import ConversationList from '../ConversationList';
import {maxQueryLength} from '../limits';
import LoadFailure from '../LoadFailure';
import MissingResults from '../MissingResults';
import SearchPanel from '../SearchPanel';
import type {SearchState} from '../typed-search';
import {useConversations} from '../useConversations';
import {useStoredSearches} from '../useStoredSearches';
import Foot from './Foot';
import KeptSearches from './KeptSearches';
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
  onAsk: (start: AskStart) => void;
  onClose: () => void;
};

/** Finds sections while a query is typed; without one it has what the reader searched before. */
export default function KeywordSearch({onAsk, onClose}: Props): ReactNode {
  const fieldRef = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [state, search] = useTypedSearch();
  const {status, query, results} = state;
  const {active, setActive, handleKeys} = useListKeys({fieldRef, query});
  const {recent, favorites, addRecent, addFavorite, remove} = useStoredSearches();
  const conversations = useConversations();

  const typed = () => fieldRef.current!.value.trim().slice(0, maxQueryLength);
  const focusField = useCallback(() => fieldRef.current!.focus(), []);
  const handleQuery = useCallback(
    (value: string) => search(value.slice(0, maxQueryLength)),
    [search],
  );

  useLayoutEffect(() => {
    const field = fieldRef.current!;
    field.value = selectedText();
    field.select();
    field.focus();
    if (field.value) {
      search(field.value);
    }
  }, [search]);

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
            onQuery={handleQuery}
          />
        }
        foot={
          <Foot query={query} total={status === 'found' ? results.total : 0} onClose={onClose} />
        }
        onClose={onClose}
      >
        {status === 'empty' && (
          <>
            <KeptSearches
              title={translate({
                id: 'theme.SearchModal.startScreen.recentSearchesTitle',
                message: 'Recent',
              })}
              sections={recent}
              onOpen={addRecent}
              onMark={addFavorite}
              onRemove={remove}
              onEmptied={focusField}
            />
            <KeptSearches
              title={translate({
                id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
                message: 'Favorites',
              })}
              sections={favorites}
              onOpen={addRecent}
              onRemove={remove}
              onEmptied={focusField}
            />
            <ConversationList
              {...conversations}
              onSelect={(conversation) => onAsk({conversation})}
              onEmptied={focusField}
            />
          </>
        )}
        {hasOptions && (
          <Results
            id={listId}
            query={query}
            hits={results.hits}
            active={active}
            onActive={setActive}
            onAsk={() => onAsk({question: typed()})}
            onOpen={addRecent}
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
