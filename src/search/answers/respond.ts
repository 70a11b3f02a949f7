import type {TagIndex} from '../engine/tag-index';
import {weighConcepts} from '../engine/weigh-concepts';
import {proseOf} from '../sections';
import type {Exchange} from '../types';
import {assemble, choosePassages, createCiter} from './assemble';
import {isAnswered} from './evidence';
import {pagesOfLastAnswer, understandInContext} from './follow-up';
import type {Response, Source} from './messages';
import type {Passage} from './passages';
import {rankPassages} from './rank-passages';

const nearest = 3;

/** Models of browsers read a few thousand words at most. In UTF-16 units. */
const longestSource = 1500;

function toSource(passage: Passage, cite: ReturnType<typeof createCiter>): Source {
  const code = passage.samples.map((sample) => sample.code);
  const text = [proseOf(passage.blocks), ...code].join('\n').slice(0, longestSource);
  return {citation: cite(passage), text};
}

/**
 * Answers a question with what the docs say, or says that they do not answer it.
 *
 * @param indexes of the docs, with all texts
 * @param text of the question
 * @param history earlier exchanges of the conversation, oldest first
 */
export function respond(indexes: TagIndex[], text: string, history: Exchange[]): Response {
  const question = understandInContext(text, history);
  const concepts = weighConcepts(indexes, question.concepts);
  const ranked = rankPassages(indexes, text, concepts, pagesOfLastAnswer(question, history));
  const parts = isAnswered(text, concepts, ranked) ? assemble(question, ranked, concepts) : [];
  const cite = createCiter();
  if (parts.length === 0) {
    const passages = ranked.slice(0, nearest).map(({passage}) => passage);
    return {parts: [{type: 'not-found', nearest: passages.map(cite)}], sources: []};
  }
  return {parts, sources: choosePassages(ranked).map(({passage}) => toSource(passage, cite))};
}
