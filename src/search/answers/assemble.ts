import type {WeighedConcept} from '../engine/likeness';
import type {Nearness} from '../engine/tag-index';
import type {AnswerPart, Citation} from '../types';
import {chooseSample, type ChosenSample} from './choose-sample';
import type {Passage} from './passages';
import type {Question} from './question';
import type {RankedPassage} from './rank-passages';
import {leansOnPrevious, rankSentences, type RankedSentence} from './rank-sentences';

/** In words, over all statements. */
export const longestAnswer = 120;

/** How many statements the best passages may have. */
const shares = [3, 2, 2];

/** From how much of the first passage's score on another is cited, too. */
const leastPassage = 0.3;
/** From how much of the best statement's score on another is worth saying. */
const leastSentence = 0.3;

/** In words; two sentences that belong together are longer than one. */
const longPair = 36;

type Statement = {passage: Passage; text: string; sentence: RankedSentence};

const countWords = (text: string) => text.split(/\s+/u).length;

/** Sentences that lean on the one before them are said together with that. */
function toStatement(passage: Passage, sentence: RankedSentence): Statement | undefined {
  const {text, previous, next} = sentence;
  if (leansOnPrevious(text)) {
    return previous === undefined || leansOnPrevious(previous)
      ? undefined
      : {passage, sentence, text: `${previous} ${text}`};
  }
  const goesOn = next !== undefined && leansOnPrevious(next);
  const whole = goesOn ? `${text} ${next}` : text;
  return {passage, sentence, text: countWords(whole) <= longPair ? whole : text};
}

const isSaid = (text: string, statements: Statement[]) =>
  statements.some((other) => other.text.includes(text) || text.includes(other.text));

const inReadingOrder = (a: Statement, b: Statement) =>
  a.sentence.block - b.sentence.block || a.sentence.place - b.sentence.place;

function chooseStatements(
  passages: Passage[],
  concepts: WeighedConcept[],
  nearness: Nearness,
  sample: ChosenSample | undefined,
): Statement[] {
  const chosen: Statement[] = [];
  let room = longestAnswer;
  let best = 0;
  passages.forEach((passage, place) => {
    const block = sample?.passage === passage ? sample.block : undefined;
    const own: Statement[] = [];
    for (const sentence of rankSentences(passage, concepts, nearness, block)) {
      const statement = toStatement(passage, sentence);
      const isWorthy = sentence.score >= best * leastSentence;
      if (!statement || !isWorthy || own.length === shares[place]) {
        continue;
      }
      const length = countWords(statement.text);
      if (length <= room && !isSaid(statement.text, [...chosen, ...own])) {
        own.push(statement);
        room -= length;
        best = Math.max(best, sentence.score);
      }
    }
    chosen.push(...own.sort(inReadingOrder));
  });
  return chosen;
}

/** Numbers sections in the order in which they are cited. */
export function createCiter(): (passage: Passage) => Citation {
  const numbers = new Map<string, number>();
  return ({url, tag, titles}) => {
    const number = numbers.get(url) ?? numbers.size + 1;
    numbers.set(url, number);
    return {url, tag, titles, number};
  };
}

/** The passages that an answer is made of: the best, and others that are nearly as good. */
export function choosePassages(ranked: RankedPassage[]): Passage[] {
  const least = (ranked[0]?.score ?? 0) * leastPassage;
  return ranked
    .filter(({score}) => score >= least)
    .slice(0, shares.length)
    .map(({passage}) => passage);
}

/** Puts an answer together from sentences of passages, word for word. */
export function assemble(
  question: Question,
  ranked: RankedPassage[],
  concepts: WeighedConcept[],
  nearness: Nearness,
): AnswerPart[] {
  const passages = choosePassages(ranked);
  const sample = question.wantsSample ? chooseSample(passages, concepts) : undefined;
  const statements = chooseStatements(passages, concepts, nearness, sample);
  const cite = createCiter();
  const parts: AnswerPart[] = statements.map(({passage, text}) => ({
    type: 'statement',
    // What a colon announces does not follow here.
    text: text.replace(/:$/u, '.'),
    citation: cite(passage),
  }));
  if (sample && statements.length > 0) {
    const {code, language, title} = sample.sample;
    parts.push({
      type: 'code',
      code,
      language,
      ...(title && {title}),
      citation: cite(sample.passage),
    });
  }
  return parts;
}
