import type {WeighedConcept} from '../engine/likeness';
import type {Nearness} from '../engine/tag-index';
import {stemsOf, wordsOf} from '../language/words';
import type {Asked} from './asked';
import type {Passage} from './passages';
import {sentencesOf, type Sentence} from './sentences';
import {shareSaid} from './share-said';

export type ScoredSentence = Sentence & {score: number};

/** What a sentence adds that means what the question does, and one that readers ask for like this. */
const meaningShare = 0.28;
const askedShare = 0.95;

/** Sentences that only point elsewhere, or that say nothing without what follows them. */
const isPointer = (text: string) =>
  /^(?:see|details|more (?:on|about)|read)\b.{0,60}$/iu.test(text) || wordsOf(text).length < 4;

const leaning =
  /^(?:it|its|this|that|these|those|they|their|them|both|then|there|he|she|so|but|or|and|otherwise|instead|such|without it|with it|the (?:first|second|last|latter|former|same|others?))\b/iu;

/** True when a sentence needs the one before it, which says what "it" is. */
export const leansOnPrevious = (text: string): boolean => leaning.test(text);

/** What a sentence loses that does not read well by itself. */
function uneaseOf({text, previous}: Sentence): number {
  const leans = leansOnPrevious(text) ? (previous ? 0.06 : 0.25) : 0;
  return leans + (text.endsWith(':') ? 0.12 : 0);
}

/**
 * Scores the sentences of a passage by how well they answer.
 *
 * @param passage
 * @param concepts of the question
 * @param nearness to the question
 * @param asked how alike the question is to what readers ask for the passage
 * @returns the best first, without those that say nothing
 */
export function scoreSentences(
  {titles, blocks}: Passage,
  concepts: WeighedConcept[],
  nearness: Nearness,
  asked: Asked,
): ScoredSentence[] {
  const title = new Set(stemsOf(titles.at(-1) ?? ''));
  const outer = new Set(stemsOf(titles.slice(0, -1).join(' ')));
  return sentencesOf(blocks)
    .map((sentence, place) => {
      const share = shareSaid({text: new Set(stemsOf(sentence.text)), title, outer}, concepts);
      const meant = meaningShare * nearness.ofText(sentence.text);
      const answers = askedShare * asked.ofStatement(place);
      return {...sentence, score: share + meant + answers - uneaseOf(sentence)};
    })
    .filter(({text}) => !isPointer(text))
    .sort((a, b) => b.score - a.score);
}
