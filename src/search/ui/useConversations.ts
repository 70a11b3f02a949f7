import {useStorageSlot} from '@docusaurus/theme-common';
import {useCallback, useMemo} from 'react';
import {
  conversationsKey,
  parseConversations,
  withConversation,
  type Conversation,
} from './conversations';

export type StoredConversations = {
  conversations: Conversation[];
  save: (conversation: Conversation) => void;
  remove: (id: string) => void;
  removeAll: () => void;
};

/** The conversations that the browser keeps; none where it refuses storage. */
export function useConversations(): StoredConversations {
  const [stored, slot] = useStorageSlot(conversationsKey);
  const conversations = useMemo(() => parseConversations(stored), [stored]);

  const save = useCallback(
    (conversation: Conversation) =>
      slot.set(JSON.stringify(withConversation(parseConversations(slot.get()), conversation))),
    [slot],
  );
  const removeAll = useCallback(() => slot.del(), [slot]);
  const remove = useCallback(
    (id: string) => {
      const others = parseConversations(slot.get()).filter((each) => each.id !== id);
      if (others.length > 0) {
        slot.set(JSON.stringify(others));
      } else {
        slot.del();
      }
    },
    [slot],
  );
  return {conversations, save, remove, removeAll};
}
