import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useEffect, useId, useRef, type ReactNode} from 'react';
import type {Conversation} from '../conversations';
import styles from './styles.module.css';

type Props = {
  conversations: Conversation[];
  onSelect: (conversation: Conversation) => void;
  remove: (id: string) => void;
  removeAll: () => void;
  /** Called when the reader has removed the last one, and the focus has to go elsewhere. */
  onEmptied: () => void;
};

/** The conversations that the browser keeps, each by its first question; nothing when there are none. */
export default function ConversationList({
  conversations,
  onSelect,
  remove,
  removeAll,
  onEmptied,
}: Props): ReactNode {
  const titleId = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);

  useEffect(() => {
    const index = removedAt.current;
    removedAt.current = undefined;
    if (index === undefined) {
      return;
    }
    if (conversations.length === 0) {
      onEmptied();
    } else {
      const item = listRef.current!.children[Math.min(index, conversations.length - 1)]!;
      item.querySelector<HTMLElement>('button:last-child')!.focus();
    }
  }, [conversations, onEmptied]);

  if (conversations.length === 0) {
    return null;
  }
  return (
    <section className={clsx('DocSearch-Hits', styles.conversations)} aria-labelledby={titleId}>
      <div className={clsx('DocSearch-Hit-source', styles.head)}>
        <span id={titleId}>
          <Translate id="theme.SearchModal.startScreen.recentConversationsTitle">
            Recent conversations
          </Translate>
        </span>
        <button
          type="button"
          className={clsx('clean-btn', styles.removeAll)}
          onClick={() => {
            removedAt.current = 0;
            removeAll();
          }}
        >
          <Translate id="site.search.conversations.removeAll">Delete all</Translate>
        </button>
      </div>
      <ul ref={listRef} className={styles.list}>
        {conversations.map((conversation, index) => {
          const question = conversation.exchanges[0]!.question;
          return (
            <li key={conversation.id} className={styles.conversation}>
              <button
                type="button"
                className={clsx('clean-btn', styles.open)}
                onClick={() => onSelect(conversation)}
              >
                {question}
              </button>
              <button
                type="button"
                className={clsx('clean-btn', styles.remove)}
                aria-label={translate(
                  {
                    id: 'site.search.conversations.remove',
                    message: 'Remove the conversation “{question}”',
                  },
                  {question},
                )}
                onClick={() => {
                  removedAt.current = index;
                  remove(conversation.id);
                }}
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
