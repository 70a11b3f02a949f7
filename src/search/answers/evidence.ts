import {proseOf} from '../sections';
import {isKnown, type Weighed} from './matching';
import type {Passage, PassageIndex} from './passages';
import {strongImportance, type Alternative, type Question} from './question';
import type {RankedPassage} from './rank-passages';
import {termsOf} from './words';

/** Below it, what was found shares only some words with the question. */
const leastCoverage = 0.5;

/** Below it, no sentence says enough of the question. */
const leastCloseness = 0.35;

/** Terms in more than this part of the passages are no sign that one is about them. */
const commonShare = 0.02;
const alwaysRare = 3;

/** How many of the first passages an answer is made of. */
const considered = 3;

const isUnknown = (index: PassageIndex, {concept}: Weighed) =>
  !concept.alternatives.some((each) => isKnown(index, each));

function countOf({postings}: PassageIndex, {concept}: Weighed): number {
  return Math.min(...concept.alternatives[0].terms.map((term) => postings.get(term)?.length ?? 0));
}

function isName(index: PassageIndex, each: Weighed): boolean {
  const {isIdentifier, isName: hasCapitals, words} = each.concept;
  const rare = Math.max(alwaysRare, index.passages.length * commonShare);
  return isIdentifier || (hasCapitals && (words.includes(' ') || countOf(index, each) < rare));
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

/** Commands that a question names: `docusaurus build` is two words, and one name. */
const commandsIn = (question: string): string[] =>
  /\bcommand\b|`|\bwhat does docusaurus\b/iu.test(question)
    ? (question.match(/\bdocusaurus [a-z][\w:-]+/gu) ?? [])
    : [];

/**
 * Tells whether the docs answer a question: what was found first has every name in it, and covers
 * most of what it asks.
 */
export function isAnswered(
  index: PassageIndex,
  {text}: Question,
  weighed: Weighed[],
  ranked: RankedPassage[],
): boolean {
  const best = ranked.slice(0, considered).map(({passage}) => passage);
  const telling = weighed.filter(({concept}) => concept.importance >= strongImportance);
  const [first] = best;
  if (!first || telling.length === 0) {
    return false;
  }
  const isIn = (passages: Passage[]) => (each: Weighed) =>
    passages.some((passage) => occursIn(each, passage));
  const required = telling.filter((each) => isName(index, each) || isUnknown(index, each));
  const command = commandsIn(text);
  return (
    ranked[0]!.coverage >= leastCoverage &&
    ranked.slice(0, considered).some(({closeness}) => closeness >= leastCloseness) &&
    required.every(isIn([first])) &&
    command.every((name) => best.some((passage) => isNamedIn(textOf(passage), name)))
  );
}
