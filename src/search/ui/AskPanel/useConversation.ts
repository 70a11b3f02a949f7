import {useCallback, useEffect, useRef, useState} from 'react';
import type {Conversation} from '../conversations';
import {loadAnswerer} from '../services';
import {SearchLoadError, type Exchange, type SearchContext} from '../../types';

/** An exchange as it is shown. */
export type LiveExchange = Exchange & {
  status: 'answering' | 'complete' | 'stopped' | 'failed' | 'stored';
};

export type LiveConversation = {id: string; exchanges: LiveExchange[]};

// Not `randomUUID`, which browsers have on secure hosts only.
const newConversation = (): LiveConversation => ({
  id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
  exchanges: [],
});

const fromStored = ({id, exchanges}: Conversation): LiveConversation => ({
  id,
  exchanges: exchanges.map((exchange) => ({...exchange, status: 'stored'})),
});

/** Why an answer was given up: the reader went elsewhere, and nobody waits for it. */
const left = Symbol('left');

/** Whether there is more of the answer than how it is made. */
export const isAnswered = ({answer}: LiveExchange): boolean =>
  answer.some(({type}) => type !== 'method');

const toStored = (exchanges: LiveExchange[]): Exchange[] =>
  exchanges.filter(isAnswered).map(({question, answer}) => ({question, answer}));

type Options = {
  context: SearchContext;
  /** Gets the conversation each time an answer ends, unless that has nothing in it. */
  save: (conversation: Conversation) => void;
};

/** A conversation with the answerer; leaving it stops the answer. */
export function useConversation(initial: Conversation | undefined, {context, save}: Options) {
  const [conversation, setConversation] = useState(() =>
    initial ? fromStored(initial) : newConversation(),
  );
  const running = useRef<AbortController>(undefined);
  const leave = useCallback(() => running.current?.abort(left), []);
  useEffect(() => leave, [leave]);

  const run = useCallback(
    async ({id, exchanges}: LiveConversation, question: string) => {
      leave();
      const controller = new AbortController();
      running.current = controller;
      const {signal} = controller;
      let current: LiveExchange = {question, answer: [], status: 'answering'};
      const show = (change: Partial<LiveExchange>) => {
        current = {...current, ...change};
        setConversation({id, exchanges: [...exchanges, current]});
      };
      let isOver = false;
      const end = (status: LiveExchange['status']) => {
        isOver = true;
        show({status});
        if (status !== 'failed' && isAnswered(current)) {
          save({id, exchanges: toStored([...exchanges, current])});
        }
      };
      // At once, rather than when the answerer notices.
      signal.addEventListener('abort', () => {
        if (signal.reason === left) {
          isOver = true;
        } else if (!isOver) {
          end('stopped');
        }
      });

      show({});
      try {
        const answerer = await loadAnswerer();
        for await (const part of answerer.answer(question, toStored(exchanges), context, signal)) {
          if (isOver) {
            return;
          }
          show({answer: [...current.answer, part]});
        }
        if (!isOver) {
          end('complete');
        }
      } catch (error) {
        if (isOver) {
          return;
        }
        end('failed');
        if (!(error instanceof SearchLoadError)) {
          throw error;
        }
      }
    },
    [context, leave, save],
  );

  const ask = useCallback((question: string) => run(conversation, question), [conversation, run]);
  const retry = useCallback(() => {
    const last = conversation.exchanges.at(-1)!;
    return run({...conversation, exchanges: conversation.exchanges.slice(0, -1)}, last.question);
  }, [conversation, run]);
  const stop = useCallback(() => running.current?.abort(), []);
  const open = useCallback(
    (next?: Conversation) => {
      leave();
      setConversation(next ? fromStored(next) : newConversation());
    },
    [leave],
  );

  return {conversation, ask, retry, stop, open};
}
