import type {WeighedConcept} from '../engine/likeness';
import type {Nearness} from '../engine/tag-index';
import {isIdentifier, stemsOf, wordsOf} from '../language/words';
import type {Passage} from './passages';
import {sentencesOf, type Sentence} from './sentences';
import {shareSaid} from './share-said';

export type RankedSentence = Sentence & {score: number};

/** What a sentence adds that means what the question does. */
const meaningShare = 1.4;

/** In words. */
const longSentence = 38;

/** Sentences that only point elsewhere, or that say nothing without what follows them. */
const isPointer = (text: string) =>
  /^(?:see|details|more (?:on|about)|read)\b.{0,60}$/iu.test(text) || wordsOf(text).length < 4;

const leaning =
  /^(?:it|its|this|that|these|those|they|their|them|both|then|there|he|she|so|but|or|and|otherwise|instead|such|without it|with it|the (?:first|second|last|latter|former|same|others?))\b/iu;

/** True when a sentence needs the one before it, which says what "it" is. */
export const leansOnPrevious = (text: string): boolean => leaning.test(text);

/** How well a sentence reads by itself, beside what it says. */
function ease(sentence: Sentence, length: number, sampleBlock: number | undefined): number {
  const {text, kind, block, place, previous} = sentence;
  const isLead = block === 0 && place === 0;
  const introducesSample = sampleBlock !== undefined && block === sampleBlock - 1;
  const adjustments: [applies: boolean, by: number][] = [
    [isLead, 0.18],
    [kind === 'text' && place === 0, 0.03],
    [introducesSample, 0.1],
    [leansOnPrevious(text), previous ? -0.06 : -0.25],
    [text.endsWith(':') && !introducesSample, -0.12],
    [length > longSentence, kind === 'row' ? -0.2 : -0.1],
  ];
  return adjustments.reduce((sum, [applies, by]) => sum + (applies ? by : 0), 0);
}

/**
 * Ranks the sentences of a passage by how well they answer.
 *
 * @param concepts of the question
 * @param nearness to the question
 * @param sampleBlock place of the sample that is shown with the answer, among the passage's blocks
 * @returns best first
 */
export function rankSentences(
  {titles, blocks}: Passage,
  concepts: WeighedConcept[],
  nearness: Nearness,
  sampleBlock?: number,
): RankedSentence[] {
  const title = new Set(stemsOf(titles.at(-1) ?? ''));
  const outer = new Set(stemsOf(titles.slice(0, -1).join(' ')));
  return sentencesOf(blocks)
    .filter(({text}) => !isPointer(text))
    .map((sentence) => {
      const words = wordsOf(sentence.text);
      const share = shareSaid({text: new Set(stemsOf(sentence.text)), title, outer}, concepts);
      const names = words.some(isIdentifier) ? 0.06 : 0;
      const meant = meaningShare * nearness.ofText(sentence.text);
      const score = share + meant + names + ease(sentence, words.length, sampleBlock);
      return {...sentence, score};
    })
    .sort((a, b) => b.score - a.score);
}
