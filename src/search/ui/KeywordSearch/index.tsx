import {DocSearchModal} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import React, {useCallback, useMemo, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {AskStart} from '../AskPanel';
import ConversationList from '../ConversationList';
import LoadFailure from '../LoadFailure';
import {missingResultsUrl} from '../missing-results';
import {useConversations} from '../useConversations';
import ResultLink from './ResultLink';
import {FooterContext, ResultsCount, ResultsFooter} from './ResultsFooter';
import {modalTexts} from './texts';
import {useModalClient} from './useModalClient';
import {useModalSemantics} from './useModalSemantics';
import {useModalSlot} from './useModalSlot';
import styles from './styles.module.css';

/** As many characters as the modal accepts. */
const maxQueryLength = 512;

type Props = {
  /** Ends the names under which the modal stores searches. */
  indexName: string;
  onAsk: (start: AskStart) => void;
  onClose: () => void;
};

/** The modal of DocSearch over the search engine of this site. */
export default function KeywordSearch({indexName, onAsk, onClose}: Props): ReactNode {
  const history = useHistory();
  const {frameworkRepository} = useDocusaurusContext().siteConfig.customFields as {
    frameworkRepository: string;
  };
  const rootRef = useRef<HTMLDivElement>(null);
  // Like the modal by itself: what is selected on the page is what one searches.
  const [query, setQuery] = useState(() =>
    window.getSelection()!.toString().trim().slice(0, maxQueryLength),
  );
  // The modal reads the query once, when it is made.
  const [{attempt, initialQuery}, setStart] = useState({attempt: 0, initialQuery: query});
  const {transformSearchClient, startSearch, state} = useModalClient(rootRef);
  const stored = useConversations();
  useModalSemantics(rootRef, attempt);
  const slot = useModalSlot(rootRef, attempt, styles.slot!);

  const handleInput = ({target}: FormEvent<HTMLDivElement>) => {
    const typed = (target as HTMLInputElement).value.slice(0, maxQueryLength);
    if (typed !== '') {
      startSearch(typed);
    }
    setQuery(typed);
  };
  const focusField = useCallback(() => rootRef.current!.querySelector('input')!.focus(), []);
  const isFailed = state.status === 'failed' && state.query === query;
  const isEmpty = query === '';
  const total = state.status === 'found' && state.query === query ? state.total : undefined;

  // Made once: each time that it is drawn costs a reader who types a part of a frame.
  const modal = useMemo(
    () => (
      <DocSearchModal
        key={attempt}
        // Never asked: its client is replaced.
        appId="embedded"
        apiKey="embedded"
        indexName={indexName}
        // Offers the questions, which `interceptAskAiEvent` takes over.
        askAi="embedded"
        isAskAiActive={false}
        onAskAiToggle={() => undefined}
        interceptAskAiEvent={({query: question}) => {
          onAsk({question});
          return true;
        }}
        transformSearchClient={transformSearchClient}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={100}
        navigator={{navigate: ({itemUrl}) => history.push(itemUrl)}}
        hitComponent={ResultLink}
        resultsFooterComponent={ResultsFooter}
        getMissingResultsUrl={({query: missing}) => missingResultsUrl(frameworkRepository, missing)}
        translations={modalTexts}
        onClose={onClose}
      />
    ),
    [
      attempt,
      initialQuery,
      indexName,
      onAsk,
      transformSearchClient,
      history,
      frameworkRepository,
      onClose,
    ],
  );

  return (
    <div
      ref={rootRef}
      className={clsx(isFailed && styles.failed, isEmpty && styles.start)}
      onInput={handleInput}
      onReset={() => setQuery('')}
    >
      <FooterContext.Provider value={{state, onClose}}>{modal}</FooterContext.Provider>
      {createPortal(
        <>
          {isFailed && (
            <LoadFailure onRetry={() => setStart({attempt: attempt + 1, initialQuery: query})} />
          )}
          {isEmpty && (
            <ConversationList
              {...stored}
              onSelect={(conversation) => onAsk({conversation})}
              onEmptied={focusField}
            />
          )}
        </>,
        slot,
      )}
      <p role="status" className="sr-only">
        {total !== undefined && <ResultsCount total={total} />}
      </p>
    </div>
  );
}
