import {proseOf} from '../sections';
import type {Exchange} from '../types';
import {assemble, choosePassages, createCiter} from './assemble';
import {isAnswered} from './evidence';
import {pagesOfLastAnswer, understandInContext} from './follow-up';
import {adapt, weigh} from './matching';
import type {Response, Source} from './messages';
import type {Passage, PassageIndex} from './passages';
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
 * Answers a question with what the passages say, or says that they do not answer it.
 *
 * @param text of the question
 * @param history earlier exchanges of the conversation, oldest first
 */
export function respond(index: PassageIndex, text: string, history: Exchange[]): Response {
  const question = adapt(index, understandInContext(text, history));
  const weighed = weigh(index, question);
  const ranked = rankPassages(index, question, weighed, pagesOfLastAnswer(question, history));
  const parts = isAnswered(index, question, weighed, ranked)
    ? assemble(question, ranked, weighed)
    : [];
  const cite = createCiter();
  if (parts.length === 0) {
    const passages = ranked.slice(0, nearest).map(({passage}) => passage);
    return {parts: [{type: 'not-found', nearest: passages.map(cite)}], sources: []};
  }
  return {parts, sources: choosePassages(ranked).map((passage) => toSource(passage, cite))};
}
