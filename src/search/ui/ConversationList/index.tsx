import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useId, type ReactNode} from 'react';
import type {Conversation} from '../conversations';
import IconButton from '../IconButton';
import {CloseIcon} from '../icons';
import {useFocusAfterRemoval} from '../useFocusAfterRemoval';
import lists from '../list.module.css';
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
  const {listRef, willRemove} = useFocusAfterRemoval(conversations, onEmptied);

  if (conversations.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={titleId}>
      <div className={lists.heading}>
        <span id={titleId}>
          <Translate id="theme.SearchModal.startScreen.recentConversationsTitle">
            Recent conversations
          </Translate>
        </span>
        <button
          type="button"
          className={clsx('clean-btn', styles.removeAll)}
          onClick={() => {
            willRemove(0);
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
                className={clsx('clean-btn', lists.row, lists.title, styles.open)}
                data-row
                onClick={() => onSelect(conversation)}
              >
                {question}
              </button>
              <IconButton
                label={translate(
                  {
                    id: 'site.search.conversations.remove',
                    message: 'Remove the conversation “{question}”',
                  },
                  {question},
                )}
                onClick={() => {
                  willRemove(index);
                  remove(conversation.id);
                }}
              >
                <CloseIcon />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
