import type {WeighedConcept} from '../engine/likeness';
import type {AnswerPart, Citation} from '../types';
import {chooseSample} from './choose-sample';
import type {Passage} from './passages';
import type {Question} from './question';
import type {RankedPassage} from './rank-passages';
import {leansOnPrevious, type ScoredSentence} from './score-sentences';

/** In words, over all statements. */
export const longestAnswer = 120;

/** How many passages an answer is made of, at most. */
export const mostPassages = 5;

/** What a statement loses for the distance of its passage to the first. */
const distanceShare = 0.37;

/** Of so many passages, the best statement of each is said: readers see what there is. */
const surelySaid = 3;

/** What is worth so much less than the best statement is not worth saying. */
const farBehind = 1.2;

/** In words; two sentences that belong together are longer than one. */
const longPair = 36;

type Statement = {passage: Passage; text: string; sentence: ScoredSentence; worth: number};

const countWords = (text: string) => text.split(/\s+/u).length;

/** Sentences that lean on the one before them are said together with that. */
function toText({text, previous, next}: ScoredSentence): string | undefined {
  if (leansOnPrevious(text)) {
    return previous === undefined || leansOnPrevious(previous) ? undefined : `${previous} ${text}`;
  }
  const goesOn = next !== undefined && leansOnPrevious(next);
  const whole = goesOn ? `${text} ${next}` : text;
  return countWords(whole) <= longPair ? whole : text;
}

const isSaid = (text: string, statements: Statement[]) =>
  statements.some((other) => other.text.includes(text) || text.includes(other.text));

const inReadingOrder = (a: Statement, b: Statement) =>
  a.sentence.block - b.sentence.block || a.sentence.place - b.sentence.place;

const byWorth = (a: Statement, b: Statement) => b.worth - a.worth;

/** The best of each of the first passages, then what is best of all. */
function inOrder(statements: Statement[][]): Statement[] {
  const first = statements.slice(0, surelySaid).flatMap(([best]) => best ?? []);
  const others = statements.flat().filter((each) => !first.includes(each));
  const least = Math.max(...first.map(({worth}) => worth)) - farBehind;
  return [...first, ...others.filter(({worth}) => worth >= least).sort(byWorth)];
}

/**
 * Chooses as many statements as there is room for.
 *
 * @param statements of each passage, the best first
 * @returns them in the order of the passages, and as one reads there
 */
function chooseStatements(statements: Statement[][]): Statement[] {
  const chosen: Statement[] = [];
  let room = longestAnswer;
  for (const statement of inOrder(statements)) {
    const length = countWords(statement.text);
    if (length <= room && !isSaid(statement.text, chosen)) {
      chosen.push(statement);
      room -= length;
    }
  }
  return statements.flatMap((own) =>
    own.filter((each) => chosen.includes(each)).sort(inReadingOrder),
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

/** The passages that an answer is made of. */
export const choosePassages = (ranked: RankedPassage[]): RankedPassage[] =>
  ranked.slice(0, mostPassages);

/** Puts an answer together from sentences of passages, word for word. */
export function assemble(
  question: Question,
  ranked: RankedPassage[],
  concepts: WeighedConcept[],
): AnswerPart[] {
  const best = choosePassages(ranked).map((each, _, [first]) => ({
    ...each,
    distance: Math.log(first!.score / each.score),
  }));
  const sample = question.wantsSample ? chooseSample(best, concepts) : undefined;
  const statements = best.map(({passage, sentences, distance}) =>
    sentences.flatMap((sentence) => {
      const text = toText(sentence);
      const worth = sentence.score - distanceShare * distance;
      return text === undefined ? [] : {passage, text, sentence, worth};
    }),
  );
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
