import type {Concept} from '../language/concepts';
import type {Vocabulary} from '../language/vocabulary';
import type {ConceptMatches} from './match-concept';

/** A concept of a query, and what it is in the indexes that are searched. */
export type WeighedConcept = {
  concept: Concept;
  /** Share that it has in the query. */
  weight: number;
} & Pick<ConceptMatches, 'wordings' | 'count' | 'said' | 'mistakes'>;

/**
 * Tells how alike a text and a query are, from 0 to 1.
 *
 * @param stems numbers of its stems, each once
 * @param from where the text begins among them
 * @param to where it ends
 */
export type Likeness = (stems: ArrayLike<number>, from?: number, to?: number) => number;

/** From here on a wording is near enough to take a word of the text as said. */
const leastLikeness = 0.2;

/**
 * The sign of what a stem is to a query: nothing, a longer form of what is typed, or one of the
 * query's own, which are counted from there on. It is 0 as long as it is not known.
 */
const unasked = 1;
const typed = 2;
const firstAsked = 3;

/**
 * Makes what tells how alike texts are to a query: the harmonic mean of what a text says of the
 * query, and the query of the text.
 *
 * @param concepts of the query
 * @param vocabulary of the texts, complete
 */
export function createLikeness(
  concepts: WeighedConcept[],
  {stems: words, find}: Vocabulary,
): Likeness {
  /** By the number of a stem. */
  const signs = new Uint16Array(words.length);
  const ownSigns = new Map<string, number>();

  function signOfOwn(stem: string): number {
    const sign = ownSigns.get(stem) ?? firstAsked + ownSigns.size;
    ownSigns.set(stem, sign);
    const number = find(stem);
    if (number !== undefined) {
      signs[number] = sign;
    }
    return sign;
  }

  const asked = concepts.map(({concept, weight, wordings}) => ({
    weight,
    wordings: wordings.map(({terms, likeness}) => ({signs: terms.map(signOfOwn), likeness})),
    prefix: concept.isOpen ? concept.term : undefined,
  }));
  const prefixes = asked.flatMap(({prefix}) => prefix ?? []);
  /** By sign: where the stem stands in the text; -1 where it does not. */
  const places = new Int32Array(firstAsked + ownSigns.size);

  function readSign(number: number): number {
    const isTyped = prefixes.some((prefix) => words[number]!.startsWith(prefix));
    signs[number] = isTyped ? typed : unasked;
    return signs[number];
  }

  /** @returns whether the text has anything of the query */
  function readText(stems: ArrayLike<number>, from: number, to: number): boolean {
    let hasAny = false;
    for (let place = from; place < to; place++) {
      const number = stems[place]!;
      const sign = signs[number] || readSign(number);
      if (sign !== unasked) {
        if (!hasAny) {
          places.fill(-1);
          hasAny = true;
        }
        places[sign] = place;
      }
    }
    return hasAny;
  }

  function compare(stems: ArrayLike<number>, from: number, to: number): number {
    const hit = new Set<number>();
    let said = 0;
    for (const {weight, wordings, prefix} of asked) {
      let best = 0;
      for (const wording of wordings) {
        if (wording.signs.every((sign) => places[sign]! >= 0)) {
          best = Math.max(best, wording.likeness);
          if (wording.likeness > leastLikeness) {
            wording.signs.forEach((sign) => hit.add(places[sign]!));
          }
        }
      }
      if (best < 1 && prefix) {
        for (let place = from; place < to; place++) {
          if (words[stems[place]!]!.startsWith(prefix)) {
            best = 1;
            hit.add(place);
          }
        }
      }
      said += weight * best;
    }
    const share = hit.size / (to - from);
    return said + share === 0 ? 0 : (2 * said * share) / (said + share);
  }

  return (stems, from = 0, to = stems.length) =>
    readText(stems, from, to) ? compare(stems, from, to) : 0;
}
