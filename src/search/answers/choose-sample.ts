import type {WeighedConcept} from '../engine/likeness';
import type {CodeSample} from '../index-format';
import {stemsOf} from '../language/words';
import type {Passage} from './passages';

/** In lines; what a question was about is lost in longer ones. */
const longSample = 60;

/** What a sample has of the question; of samples that have the same, the first is shown. */
function scoreOf(
  {title = '', code, language}: CodeSample,
  place: number,
  concepts: WeighedConcept[],
): number {
  const terms = new Set(stemsOf(`${title} ${code}`));
  const own = concepts
    .filter(({wordings}) => wordings.some((each) => each.terms.every((term) => terms.has(term))))
    .reduce((sum, {weight}) => sum + weight, 0);
  const isLong = code.split('\n').length > longSample;
  const isOutput = language === 'text';
  return own - place * 0.04 - (isLong ? 0.3 : 0) - (isOutput ? 1 : 0);
}

export type ChosenSample = {
  passage: Passage;
  sample: CodeSample;
  /** Its place among the blocks of the passage. */
  block: number;
};

/** A later passage's is chosen when the earlier ones have none but the output of programs. */
const passageStep = 1;

/** Chooses the sample that shows what was asked for; earlier passages come first. */
export function chooseSample(
  passages: Passage[],
  concepts: WeighedConcept[],
): ChosenSample | undefined {
  const [best] = passages
    .flatMap((passage, step) =>
      passage.samples.map((sample, place) => ({
        passage,
        sample,
        place,
        score: scoreOf(sample, place, concepts) - passageStep * step,
      })),
    )
    .sort((a, b) => b.score - a.score);
  if (!best) {
    return undefined;
  }
  const {passage, sample} = best;
  const block = passage.blocks.findIndex(
    (each) => typeof each === 'object' && 'sample' in each && each.sample === best.place,
  );
  return {passage, sample, block};
}
