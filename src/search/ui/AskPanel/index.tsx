import Translate, {translate} from '@docusaurus/Translate';
import type {Conversation} from '@site/src/search/ui/conversations';
import ConversationList from '@site/src/search/ui/ConversationList';
import {useConversations} from '@site/src/search/ui/useConversations';
import SearchPanel from '@site/src/search/ui/SearchPanel';
import {useSearchContext} from '@site/src/search/ui/useSearchContext';
import React, {useCallback, useEffect, useRef, type ReactNode} from 'react';
import {CloseProvider} from './Citation';
import ExchangeCard from './ExchangeCard';
import QuestionForm from './QuestionForm';
import {useConversation, type LiveExchange} from './useConversation';
import styles from './styles.module.css';

/** How the panel is entered: with a question, or to read a conversation again. */
export type AskStart = {question?: string; conversation?: Conversation};

/** What is announced of an answer: all of it, once it is complete. */
function announcement({status, answer}: LiveExchange): string {
  if (status !== 'complete') {
    return '';
  }
  const statements = answer.flatMap((part) => (part.type === 'statement' ? part.text : []));
  return statements.length > 0
    ? statements.join(' ')
    : translate({
        id: 'site.search.ask.announceNotFound',
        message: 'The answer is not found in these docs. The nearest sections are listed.',
      });
}

type Props = {start: AskStart; onBack: () => void; onClose: () => void};

/** Questions and answers. */
export default function AskPanel({start, onBack, onClose}: Props): ReactNode {
  const context = useSearchContext();
  const {conversations, save, remove, removeAll} = useConversations();
  const {conversation, ask, retry, stop, open} = useConversation(start.conversation, {
    context,
    save,
  });
  const {exchanges} = conversation;
  const latest = exchanges.at(-1);

  const panelRef = useRef<HTMLDivElement>(null);
  const focusField = useCallback(() => panelRef.current!.querySelector('input')!.focus(), []);

  const isAsked = useRef(false);
  useEffect(() => {
    if (start.question && !isAsked.current) {
      isAsked.current = true;
      void ask(start.question);
    }
  }, [ask, start.question]);

  return (
    <div ref={panelRef} className={styles.ask}>
      <SearchPanel
        head={
          <QuestionForm
            isAnswering={latest?.status === 'answering'}
            onAsk={ask}
            onStop={stop}
            onNew={open}
            onBack={onBack}
          />
        }
        onClose={onClose}
      >
        <p className={styles.disclaimer}>
          <Translate id="theme.SearchModal.askAiScreen.disclaimerText">
            Answers are generated with AI which can make mistakes. Verify responses.
          </Translate>
        </p>
        <CloseProvider value={onClose}>
          {/* The latest first, below the field in which one asks on. */}
          {exchanges
            .map((exchange, index) => (
              <ExchangeCard key={index} exchange={exchange} onRetry={retry} />
            ))
            .reverse()}
        </CloseProvider>
        {exchanges.length === 0 && (
          <ConversationList
            conversations={conversations}
            remove={remove}
            removeAll={removeAll}
            onSelect={open}
            onEmptied={focusField}
          />
        )}
      </SearchPanel>
      <p role="status" className="sr-only">
        {latest && announcement(latest)}
      </p>
    </div>
  );
}
