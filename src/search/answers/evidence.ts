import type {WeighedConcept} from '../engine/likeness';
import type {Wording} from '../language/concepts';
import {stopWords} from '../language/stop-words';
import {stemsOf} from '../language/words';
import {proseOf} from '../sections';
import type {Passage} from './passages';
import type {RankedPassage} from './rank-passages';

/** Below it, what was found shares only some words with the question. */
const leastScore = 1.2;

/** Below it, what was found means something else. */
const leastNearness = 0.2;

/** From here on, what was found is surely about the question, with names of the reader's own in it. */
const sureScore = 2;
const sureNearness = 0.8;

/** Of the passages, how many of the first have to say what is asked. */
const lookedAt = 3;

/** What more sections than this have is no sign that one of them is about it. */
const rare = 15;

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

/** In words of so many letters, one wrong letter leaves no doubt. */
const surelyMeant = 6;

/** What the docs never say may be this much of a question: the verb of a colorful sentence. */
const mostGuessed = 0.25;

const isGuess = ({concept: {words, mistakes}}: WeighedConcept) =>
  mistakes > 1 || (mistakes === 1 && words.length < surelyMeant);

/** An address of the reader's own site, which is an example for the docs at most. */
const isOwnAddress = ({concept: {words}, said}: WeighedConcept) =>
  said === 0 && /^\/|[\w-]\.\w+\//u.test(words);

/** True when a passage says a concept, not a guess at what is meant by it. */
function occursIn({concept}: WeighedConcept, passage: Passage): boolean {
  const text = textOf(passage);
  const terms = new Set(stemsOf(text));
  const [own, ...others] = concept.wordings;
  const has = ({terms: all}: Wording) => all.every((term) => terms.has(term));
  const hasOwn = concept.isName ? isNamedIn(text, concept.words) : has(own);
  return hasOwn || others.some(has);
}

/** What a passage is about: its titles, and what readers ask that it answers. */
const aboutOf = ({titles, questions = []}: Passage) =>
  new Set(stemsOf([...titles, ...questions.map(([text]) => text)].join('\n')));

/** A text without signs between words: the name of a package is that of a product with hyphens. */
const wordsIn = (text: string) => text.replace(/[^\p{L}\d:]+/gu, ' ');

/** Names of several words: of products, people and places. */
const namesIn = (question: string): string[] =>
  (question.match(/\b\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*)+/gu) ?? []).filter(
    (name) => !name.split(' ').some((word) => stopWords.has(word.toLowerCase())),
  );

/** Commands that a question names: `docusaurus build` is two words, and one name. */
const commandsIn = (question: string): string[] =>
  /\bcommand\b|`|\bwhat does docusaurus\b/iu.test(question)
    ? (question.match(/\bdocusaurus [a-z][\w:-]+/gu) ?? [])
    : [];

/**
 * Tells whether the docs answer a question: what was found first is near enough to it, and every
 * name in it stands in one of the best passages, unless the first is surely about the question.
 */
export function isAnswered(
  question: string,
  concepts: WeighedConcept[],
  ranked: RankedPassage[],
): boolean {
  const best = ranked.slice(0, lookedAt);
  const [first] = best;
  const telling = concepts.filter(({concept}) => !concept.isWeak);
  if (!first || telling.length === 0) {
    return false;
  }
  const guessed = telling.filter(isGuess).reduce((sum, {weight}) => sum + weight, 0);
  const required = telling.filter((each) => {
    const {isIdentifier, isName} = each.concept;
    if (isIdentifier || isName) {
      return each.said < rare && !isOwnAddress(each);
    }
    return guessed > mostGuessed && isGuess(each);
  });
  const about = aboutOf(first.passage);
  const isAbout = ({wordings}: WeighedConcept) =>
    wordings.some(({terms}) => terms.every((term) => about.has(term)));
  const names = [...namesIn(question), ...commandsIn(question)];
  const isSure = first.score >= sureScore && first.nearness >= sureNearness;
  const hasNames =
    required.every((each) => best.some(({passage}) => occursIn(each, passage))) &&
    names.every((name) => best.some(({passage}) => isNamedIn(wordsIn(textOf(passage)), name)));
  return (
    first.score >= leastScore &&
    first.nearness >= leastNearness &&
    // A single word may be anywhere by chance.
    (telling.length > 1 || telling.every(isAbout)) &&
    (isSure || hasNames)
  );
}
