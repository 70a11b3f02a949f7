import type {AnswerPart, Citation, Exchange} from '../types';
import {isListOf, isLoose, isOwnPath, isText, parseList, type Loose} from './stored';

/** Questions and answers that follow on one another. */
export type Conversation = {id: string; exchanges: Exchange[]};

/** Name of the entry in the browser's storage, before the namespace. */
export const conversationsKey = 'docusaurus.search.conversations';

const maxConversations = 10;
const maxExchanges = 10;

/** Links of stored answers lead to this site, whatever has been written into the storage. */
const isCitation = (value: unknown): value is Citation =>
  isLoose(value) &&
  typeof value.number === 'number' &&
  isText(value.tag) &&
  isOwnPath(value.url) &&
  isListOf(isText)(value.titles);

const partChecks: Record<AnswerPart['type'], (part: Loose) => boolean> = {
  method: ({method}) => method === 'passages' || method === 'language-model',
  statement: ({text, citation}) => isText(text) && isCitation(citation),
  code: ({code, language, title, citation}) =>
    isText(code) &&
    isText(language) &&
    (title === undefined || isText(title)) &&
    isCitation(citation),
  'not-found': ({nearest}) => isListOf(isCitation)(nearest),
};

const isPart = (value: unknown): value is AnswerPart =>
  isLoose(value) &&
  isText(value.type) &&
  Object.hasOwn(partChecks, value.type) &&
  partChecks[value.type as AnswerPart['type']](value);

const isExchange = (value: unknown): value is Exchange =>
  isLoose(value) && isText(value.question) && isListOf(isPart)(value.answer);

const isConversation = (value: unknown): value is Conversation =>
  isLoose(value) &&
  isText(value.id) &&
  isListOf(isExchange)(value.exchanges) &&
  value.exchanges.length > 0;

/**
 * Reads what is stored.
 *
 * @param stored JSON; nothing when there is no entry
 * @returns conversations, the latest first; damaged ones are left out
 */
export const parseConversations = (stored: string | null): Conversation[] =>
  parseList(stored, isConversation);

/** @returns the conversations with this one first; old ones and old exchanges make room */
export const withConversation = (
  conversations: Conversation[],
  {id, exchanges}: Conversation,
): Conversation[] =>
  [
    {id, exchanges: exchanges.slice(-maxExchanges)},
    ...conversations.filter((each) => each.id !== id),
  ].slice(0, maxConversations);
