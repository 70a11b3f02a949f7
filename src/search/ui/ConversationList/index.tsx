import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useId, type ReactNode} from 'react';
import type {Conversation} from '../conversations';
import styles from './styles.module.css';

type Props = {
  conversations: Conversation[];
  onSelect: (conversation: Conversation) => void;
  remove: (id: string) => void;
  removeAll: () => void;
};

/** The conversations that the browser keeps, each by its first question; nothing when there are none. */
export default function ConversationList({
  conversations,
  onSelect,
  remove,
  removeAll,
}: Props): ReactNode {
  const titleId = useId();
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
        <button type="button" className={clsx('clean-btn', styles.removeAll)} onClick={removeAll}>
          <Translate id="site.search.conversations.removeAll">Delete all</Translate>
        </button>
      </div>
      <ul className={styles.list}>
        {conversations.map((conversation) => {
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
                onClick={() => remove(conversation.id)}
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
