import {stem} from '../stem';
import {rarityOf, type PassageIndex, type Posting} from './passages';
import type {Alternative, Concept, Question} from './question';

/** How fast more occurrences stop to count. */
const saturation = 1.6;

/** What a concept counts in these docs: the rarer, the more. */
export type Weighed = {concept: Concept; weight: number};

/** How much of a concept a passage has, 0 to 1. */
export type Match = {strength: number; inTitle: boolean};

export const isKnown = ({postings}: PassageIndex, {terms}: Alternative): boolean =>
  terms.every((term) => postings.has(term));

const affixes = [/^(?:un|re|non)-?/u, /(?:er|or|able|ible|less|ness|ful)s?$/u];

/** A form of a word that the docs have, for one that they never use: a switcher switches. */
function relatedForm(index: PassageIndex, {alternatives, isIdentifier, isName}: Concept) {
  const [{terms}] = alternatives;
  if (terms.length > 1 || isIdentifier || isName) {
    return [];
  }
  return affixes
    .map((affix) => stem(terms[0]!.replace(affix, '')))
    .filter((term) => term.length > 3 && index.postings.has(term))
    .map((term) => ({terms: [term], likeness: 0.8}));
}

/** Lets concepts that the docs never name in the question's form be found in another one. */
export const adapt = (index: PassageIndex, question: Question): Question => ({
  ...question,
  concepts: question.concepts.map((concept) =>
    isKnown(index, concept.alternatives[0])
      ? concept
      : {...concept, alternatives: [...concept.alternatives, ...relatedForm(index, concept)]},
  ),
});

/** Weighs the concepts of a question; what the docs never say counts as the rarest. */
export const weigh = (index: PassageIndex, {concepts}: Question): Weighed[] =>
  concepts.map((concept) => {
    const rarity = ({terms}: Alternative) =>
      Math.max(...terms.map((term) => rarityOf(index, term)));
    const [own, ...others] = concept.alternatives;
    const known = others.filter((each) => isKnown(index, each));
    const rareness =
      isKnown(index, own) || known.length === 0 ? rarity(own) : Math.min(...known.map(rarity));
    return {concept, weight: concept.importance * rareness};
  });

export const totalOf = (weighed: Weighed[]): number =>
  weighed.reduce((sum, {weight}) => sum + weight, 0);

const strengthOf = ({weight}: Posting) => weight / (weight + saturation);

/** Passages that have all terms; a passage has as much of them as of the one that it has least. */
function matchAlternative({postings}: PassageIndex, {terms, likeness}: Alternative) {
  const [first = [], ...others] = terms.map((term) => postings.get(term) ?? []);
  const matches = new Map<number, Match>(
    first.map((posting) => [
      posting.passage,
      {strength: strengthOf(posting) * likeness, inTitle: posting.inTitle},
    ]),
  );
  for (const list of others) {
    const found = new Map(list.map((posting) => [posting.passage, posting]));
    for (const [passage, match] of matches) {
      const posting = found.get(passage);
      if (posting) {
        match.strength = Math.min(match.strength, strengthOf(posting) * likeness);
        match.inTitle &&= posting.inTitle;
      } else {
        matches.delete(passage);
      }
    }
  }
  return matches;
}

/** What passages have of a concept in the best of its forms, by their numbers. */
export function matchConcept(index: PassageIndex, {alternatives}: Concept): Map<number, Match> {
  const best = new Map<number, Match>();
  for (const alternative of alternatives) {
    for (const [passage, match] of matchAlternative(index, alternative)) {
      const other = best.get(passage);
      if (!other || other.strength < match.strength) {
        best.set(passage, match);
      }
    }
  }
  return best;
}

const ownTitleShare = 0.55;
const outerTitleShare = 0.35;

/** The words of a text, and those of the titles above it. */
export type Terms = {
  text: ReadonlySet<string>;
  title: ReadonlySet<string>;
  outer: ReadonlySet<string>;
};

/** The part of a question that a text says, 0 to 1; titles above it say some of it, too. */
export function shareSaid({text, title, outer}: Terms, weighed: Weighed[]): number {
  const shareOf = ({terms, likeness}: Alternative) => {
    const isIn = (set: ReadonlySet<string>) => terms.every((term) => set.has(term));
    return (
      likeness * (isIn(text) ? 1 : isIn(title) ? ownTitleShare : isIn(outer) ? outerTitleShare : 0)
    );
  };
  const said = weighed.map(
    ({concept, weight}) => weight * Math.max(...concept.alternatives.map(shareOf)),
  );
  const total = totalOf(weighed);
  return total === 0 ? 0 : said.reduce((a, b) => a + b, 0) / total;
}
