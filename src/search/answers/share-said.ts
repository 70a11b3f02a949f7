import type {WeighedConcept} from '../engine/likeness';
import type {Wording} from '../language/concepts';

const ownTitleShare = 0.55;
const outerTitleShare = 0.35;

/** The stems of a text, and those of the titles above it. */
export type Terms = {
  text: ReadonlySet<string>;
  title: ReadonlySet<string>;
  outer: ReadonlySet<string>;
};

/** The part of a question that a text says, 0 to 1; titles above it say some of it, too. */
export function shareSaid({text, title, outer}: Terms, concepts: WeighedConcept[]): number {
  const shareOf = ({terms, likeness}: Wording) => {
    const isIn = (set: ReadonlySet<string>) => terms.every((term) => set.has(term));
    return (
      likeness * (isIn(text) ? 1 : isIn(title) ? ownTitleShare : isIn(outer) ? outerTitleShare : 0)
    );
  };
  return concepts
    .map(({weight, wordings}) => weight * Math.max(...wordings.map(shareOf)))
    .reduce((sum, share) => sum + share, 0);
}
