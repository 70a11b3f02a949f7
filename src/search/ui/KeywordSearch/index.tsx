import {translate} from '@docusaurus/Translate';
import React, {useCallback, useRef, type ReactNode} from 'react';
import type {AskStart} from '../AskPanel';
import ConversationList from '../ConversationList';
import {useAreas} from '../useAreas';
import {useConversations} from '../useConversations';
import {useQuietLinks} from '../useQuietLinks';
import {useSearchContext} from '../useSearchContext';
import {useSearchPageLink} from '../useSearchPageLink';
import {useStoredSearches} from '../useStoredSearches';
import KeptSearches from './KeptSearches';
import TypedSearch from './TypedSearch';

type Props = {
  onAsk: (start: AskStart) => void;
  onClose: () => void;
};

/**
 * Finds sections while a query is typed; without one it has what the reader searched before. What
 * depends on the page below is found out here, once: it would cost a part of each keystroke.
 */
export default function KeywordSearch({onAsk, onClose}: Props): ReactNode {
  const {recent, favorites, addRecent, addFavorite, remove} = useStoredSearches();
  const conversations = useConversations();
  const fieldRef = useRef<HTMLInputElement>(null);
  const focusField = useCallback(() => fieldRef.current!.focus(), []);
  return (
    <TypedSearch
      fieldRef={fieldRef}
      context={useSearchContext()}
      areaOf={useAreas()}
      linkTo={useQuietLinks()}
      searchPageLink={useSearchPageLink()}
      onAsk={(question) => onAsk({question})}
      onOpen={addRecent}
      onClose={onClose}
      start={
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
      }
    />
  );
}
