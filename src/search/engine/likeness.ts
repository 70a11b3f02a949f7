import type {Wording} from '../language/concepts';
import type {Vocabulary} from '../language/vocabulary';
import type {CorrectedConcept} from './correct-concept';
import type {ConceptMatches} from './match-concept';

/** A concept of a query, and what it is in the indexes that are searched. */
export type WeighedConcept = {
  concept: CorrectedConcept;
  /** Share that it has in the query. */
  weight: number;
  /** The concept's own, or those of what a misspelt word probably means. */
  wordings: Wording[];
} & Pick<ConceptMatches, 'count' | 'said'>;

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

  // In columns, since hundreds of texts are compared.
  const weights = Float64Array.from(concepts, ({weight}) => weight);
  const wordings = concepts.flatMap((each, place) =>
    each.wordings.map(({terms, likeness}) => ({place, likeness, signs: terms.map(signOfOwn)})),
  );
  const conceptOf = Uint16Array.from(wordings, ({place}) => place);
  const likenessOf = Float64Array.from(wordings, ({likeness}) => likeness);
  const wordingSigns = Uint16Array.from(wordings.flatMap((wording) => wording.signs));
  let signCount = 0;
  const signEnds = Uint16Array.from(wordings, (wording) => (signCount += wording.signs.length));

  const open = concepts.findIndex(({concept: {isOpen, term}}) => isOpen && term !== undefined);
  const prefix = concepts[open]?.concept.term ?? '';

  // Of the text that is compared. By sign: where the stem stands, -1 where it does not, and whether
  // it counts as said; by concept: how much of it is said.
  const places = new Int32Array(firstAsked + ownSigns.size);
  const isHit = new Uint8Array(places.length);
  const said = new Float64Array(weights.length);

  function readSign(number: number): number {
    const isTyped = open >= 0 && words[number]!.startsWith(prefix);
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

  function isSaid(from: number, to: number): boolean {
    for (let at = from; at < to; at++) {
      if (places[wordingSigns[at]!]! < 0) {
        return false;
      }
    }
    return true;
  }

  /** @returns how many stems of the text say something of the query, in one of its wordings */
  function hitWordings(): number {
    let hits = 0;
    for (let wording = 0, from = 0; wording < conceptOf.length; wording++) {
      const to = signEnds[wording]!;
      if (isSaid(from, to)) {
        const concept = conceptOf[wording]!;
        said[concept] = Math.max(said[concept]!, likenessOf[wording]!);
        for (let at = from; at < to && likenessOf[wording]! > leastLikeness; at++) {
          hits += 1 - isHit[wordingSigns[at]!]!;
          isHit[wordingSigns[at]!] = 1;
        }
      }
      from = to;
    }
    return hits;
  }

  /** @returns how many stems more begin with what is typed */
  function hitTyped(stems: ArrayLike<number>, from: number, to: number): number {
    let hits = 0;
    for (let place = from; place < to; place++) {
      const number = stems[place]!;
      if (words[number]!.startsWith(prefix)) {
        said[open] = 1;
        hits += 1 - isHit[signs[number]!]!;
      }
    }
    return hits;
  }

  function compare(stems: ArrayLike<number>, from: number, to: number): number {
    said.fill(0);
    isHit.fill(0);
    let hits = hitWordings();
    if (open >= 0 && said[open]! < 1) {
      hits += hitTyped(stems, from, to);
    }
    let sum = 0;
    for (let concept = 0; concept < weights.length; concept++) {
      sum += weights[concept]! * said[concept]!;
    }
    const share = hits / (to - from);
    return sum + share === 0 ? 0 : (2 * sum * share) / (sum + share);
  }

  return (stems, from = 0, to = stems.length) =>
    readText(stems, from, to) ? compare(stems, from, to) : 0;
}
