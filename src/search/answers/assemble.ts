import type {WeighedConcept} from '../engine/likeness';
import type {Nearness} from '../engine/tag-index';
import type {AnswerPart, Citation} from '../types';
import {chooseSample} from './choose-sample';
import type {Passage} from './passages';
import type {Question} from './question';
import type {RankedPassage} from './rank-passages';
import {leansOnPrevious, rankSentences, type RankedSentence} from './rank-sentences';

/** In words, over all statements. */
export const longestAnswer = 120;

/** How many passages an answer is made of. */
export const mostPassages = 3;

/** What a statement is worth beside one of the passage before it. */
const laterShare = 0.8;

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

/** The best of each passage, then what is best of all. */
function inOrderOfWorth(statements: Statement[][]): Statement[] {
  const worthOf = ({sentence}: Statement, place: number) => sentence.score * laterShare ** place;
  const others = statements.flatMap(([, ...rest], place) =>
    rest.map((statement) => ({statement, worth: worthOf(statement, place)})),
  );
  return [
    ...statements.flatMap(([first]) => first ?? []),
    ...others.sort((a, b) => b.worth - a.worth).map(({statement}) => statement),
  ];
}

/**
 * Chooses as many statements as there is room for.
 *
 * @param statements of each passage, best first
 * @returns them in the order of the passages, and as one reads there
 */
function chooseStatements(statements: Statement[][]): Statement[] {
  const chosen: Statement[] = [];
  let room = longestAnswer;
  let best = 0;
  for (const statement of inOrderOfWorth(statements)) {
    const {text, sentence} = statement;
    const length = countWords(text);
    const isWorthy = sentence.score >= best * leastSentence;
    if (isWorthy && length <= room && !isSaid(text, chosen)) {
      chosen.push(statement);
      room -= length;
      best = Math.max(best, sentence.score);
    }
  }
  return statements.flatMap((own) =>
    chosen.filter((each) => own.includes(each)).sort(inReadingOrder),
  );
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
    .slice(0, mostPassages)
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
  const statements = passages.map((passage) => {
    const block = sample?.passage === passage ? sample.block : undefined;
    return rankSentences(passage, concepts, nearness, block).flatMap(
      (sentence) => toStatement(passage, sentence) ?? [],
    );
  });
  const cite = createCiter();
  const parts: AnswerPart[] = chooseStatements(statements).map(({passage, text}) => ({
    type: 'statement',
    // What a colon announces does not follow here.
    text: text.replace(/:$/u, '.'),
    citation: cite(passage),
  }));
  if (sample && parts.length > 0) {
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
