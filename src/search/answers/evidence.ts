import {proseOf} from '../sections';
import {isKnown, type Weighed} from './matching';
import type {Passage, PassageIndex} from './passages';
import {strongImportance, type Alternative} from './question';
import type {RankedPassage} from './rank-passages';
import {termsOf} from './words';

/** Below it, what was found shares only some words with the question. */
const leastCoverage = 0.5;

/** Terms in more than this part of the passages are no sign that one is about them. */
const commonShare = 0.02;
const alwaysRare = 3;

/** The first passages, which an answer is made of. */
const considered = 1;

const isUnknown = (index: PassageIndex, {concept}: Weighed) =>
  !concept.alternatives.some((each) => isKnown(index, each));

function isRare({postings, passages}: PassageIndex, {concept}: Weighed): boolean {
  const counts = concept.alternatives[0].terms.map((term) => postings.get(term)?.length ?? 0);
  return Math.min(...counts) < Math.max(alwaysRare, passages.length * commonShare);
}

const textOf = ({titles, page, description = '', blocks, samples}: Passage) =>
  [...titles, page, description, proseOf(blocks), ...samples.map(({code}) => code)].join('\n');

/** Names have to be there as they are written: `JavaScript` does not name Java. */
function isNamedIn(text: string, name: string): boolean {
  const place = text.toLowerCase().indexOf(name.toLowerCase());
  const around = [text[place - 1] ?? '', text[place + name.length] ?? ''];
  return (
    place >= 0 &&
    (!around.some((sign) => /[\p{L}\d]/u.test(sign)) ||
      isNamedIn(text.slice(place + name.length), name))
  );
}

function occursIn({concept}: Weighed, passage: Passage): boolean {
  const text = textOf(passage);
  const terms = new Set(termsOf(text));
  const [own, ...others] = concept.alternatives;
  const has = ({terms: all}: Alternative) => all.every((term) => terms.has(term));
  const hasOwn = concept.isName ? isNamedIn(text, concept.words) : has(own);
  return hasOwn || others.some(has);
}

/**
 * Tells whether the docs answer a question: what was found has every name in it, and covers most of
 * what it asks.
 */
export function isAnswered(
  index: PassageIndex,
  weighed: Weighed[],
  ranked: RankedPassage[],
): boolean {
  const best = ranked.slice(0, considered);
  const telling = weighed.filter(({concept}) => concept.importance >= strongImportance);
  if (best.length === 0 || telling.length === 0) {
    return false;
  }
  const required = telling.filter(({concept}, place) => {
    const each = telling[place]!;
    const isName = concept.isName && (isRare(index, each) || concept.words.includes(' '));
    return concept.isIdentifier || isName || isUnknown(index, each);
  });
  return (
    required.every((each) => best.some(({passage}) => occursIn(each, passage))) &&
    best[0]!.coverage >= leastCoverage
  );
}
