import {proseOf} from '../sections';
import {isKnown, type Weighed} from './matching';
import type {Passage, PassageIndex} from './passages';
import {strongImportance} from './question';
import type {RankedPassage} from './rank-passages';
import {termsOf} from './words';

/** Below it, what was found shares only some words with the question. */
const leastCoverage = 0.6;

/** Terms in more than this part of the passages are no sign that one is about them. */
const commonShare = 0.02;

/** The first passages, which an answer is made of. */
const considered = 4;

const isUnknown = (index: PassageIndex, {concept}: Weighed) =>
  !concept.alternatives.some((each) => isKnown(index, each));

function isRare({postings, passages}: PassageIndex, {concept}: Weighed): boolean {
  const counts = concept.alternatives[0].terms.map((term) => postings.get(term)?.length ?? 0);
  return Math.min(...counts) / passages.length < commonShare;
}

const textOf = ({titles, page, description = '', blocks, samples}: Passage) =>
  [...titles, page, description, proseOf(blocks), ...samples.map(({code}) => code)].join('\n');

/** A name of several words has to be there as it is written, other words in any of their forms. */
function occursIn({concept}: Weighed, passage: Passage): boolean {
  const text = textOf(passage);
  if (concept.isName && concept.words.includes(' ')) {
    return text.toLowerCase().includes(concept.words.toLowerCase());
  }
  const terms = new Set(termsOf(text));
  return concept.alternatives.some((each) => each.terms.every((term) => terms.has(term)));
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
