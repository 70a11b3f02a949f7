import {pronouns} from '../language/stop-words';
import {wordsOf} from '../language/words';
import type {Exchange} from '../types';
import {understand, type Question} from './question';

/** What the topic of the conversation counts beside what is asked now. */
const topicImportance = 0.7;

const continues = /^\W*(?:and|also|but|or|so|then|what about|how about|why not)\b/iu;

/** True when a question cannot be understood without the one before it. */
export function isFollowUp({text, concepts}: Question): boolean {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  const telling = concepts.filter(({isWeak}) => !isWeak);
  return (
    continues.test(text) ||
    (telling.length < 3 && words.some((word) => pronouns.has(word))) ||
    telling.length === 0
  );
}

/**
 * Understands a question in its conversation: what "it" is, and what "what about …" asks, are
 * taken from the questions before.
 *
 * @param history earlier exchanges, oldest first
 */
export function understandInContext(text: string, history: Exchange[]): Question {
  const question = understand(text);
  const last = history.at(-1);
  if (!last || !isFollowUp(question)) {
    return question;
  }
  const topic = understandInContext(last.question, history.slice(0, -1));
  const own = new Set(question.concepts.map(({words}) => words.toLowerCase()));
  const carried = topic.concepts
    .filter(({words, isWeak}) => !isWeak && !own.has(words.toLowerCase()))
    .map((concept) => ({...concept, importance: concept.importance * topicImportance}));
  return {...question, concepts: [...question.concepts, ...carried]};
}

/** Addresses of the pages that the last answer cited, if the question goes on from it. */
export function pagesOfLastAnswer(question: Question, history: Exchange[]): Set<string> {
  const last = history.at(-1);
  if (!last || !isFollowUp(understand(question.text))) {
    return new Set();
  }
  return new Set(
    last.answer.flatMap((part) =>
      part.type === 'statement' || part.type === 'code' ? part.citation.url.split('#')[0]! : [],
    ),
  );
}
