import type {CodeSample} from '../index-format';
import type {Weighed} from './matching';
import type {Passage} from './passages';
import {termsOf} from './words';

/** In lines; what a question was about is lost in longer ones. */
const longSample = 45;

/** What a sample has of the question; of samples that have the same, the first is shown. */
function scoreOf(
  {title = '', code, language}: CodeSample,
  place: number,
  weighed: Weighed[],
): number {
  const terms = new Set(termsOf(`${title} ${code}`));
  const own = weighed
    .filter(({concept}) =>
      concept.alternatives.some((each) => each.terms.every((term) => terms.has(term))),
    )
    .reduce((sum, {weight}) => sum + weight, 0);
  const isLong = code.split('\n').length > longSample;
  const isOutput = language === 'text';
  return own - place * 0.4 - (isLong ? 6 : 0) - (isOutput ? 3 : 0);
}

export type ChosenSample = {
  passage: Passage;
  sample: CodeSample;
  /** Its place among the blocks of the passage. */
  block: number;
};

/** Chooses the sample that shows what was asked for, from the first passage that has any. */
export function chooseSample(passages: Passage[], weighed: Weighed[]): ChosenSample | undefined {
  const passage = passages.find(({samples}) => samples.length > 0);
  if (!passage) {
    return undefined;
  }
  const [best] = passage.samples
    .map((sample, place) => ({sample, place, score: scoreOf(sample, place, weighed)}))
    .sort((a, b) => b.score - a.score);
  const block = passage.blocks.findIndex(
    (each) => typeof each === 'object' && 'sample' in each && each.sample === best!.place,
  );
  return {passage, sample: best!.sample, block};
}
