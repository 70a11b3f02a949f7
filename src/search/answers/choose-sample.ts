import type {WeighedConcept} from '../engine/likeness';
import type {CodeSample} from '../index-format';
import {stemsOf} from '../language/words';
import type {Passage} from './passages';
import type {RankedPassage} from './rank-passages';

/** In lines; what a question was about is lost in longer ones. */
const longSample = 60;

/** What a sample adds that readers ask for like this. */
const askedShare = 2;

/** What a sample loses for each passage before its own. */
const passageStep = 0.5;

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

export type ChosenSample = {passage: Passage; sample: CodeSample};

/**
 * Chooses the sample that shows what was asked for.
 *
 * @param passages with their distances to the first
 * @param concepts of the question
 */
export function chooseSample(
  passages: (Pick<RankedPassage, 'passage' | 'asked'> & {distance: number})[],
  concepts: WeighedConcept[],
): ChosenSample | undefined {
  return passages
    .flatMap(({passage, asked, distance}, step) =>
      passage.samples.map((sample, place) => ({
        passage,
        sample,
        score:
          scoreOf(sample, place, concepts) +
          askedShare * asked.ofSample(place) -
          distance -
          passageStep * step,
      })),
    )
    .sort((a, b) => b.score - a.score)[0];
}
