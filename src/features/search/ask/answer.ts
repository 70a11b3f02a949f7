import type {TagIndex, TagLoader} from '../engine/load-tags';
import {isStopWord, isVague} from '../engine/query';
import {rank, type RankedSection} from '../engine/rank';
import {partsOf} from '../engine/terms';
import {answers} from '../tuning';
import {quote, withSectionsBelow, type Quote} from './quote';

/** A section that an answer points to. */
export type Source = {url: string; titles: string[]};

/** The quoted text of a section and of the sections below it, and whether more of it follows. */
export type Extract = {source: Source; quotes: Quote[]; isCut: boolean};

export type Answer = {
  /** By relevance; empty if the docs don't answer the question. */
  extracts: Extract[];
  /** The sections closest to the question. */
  nearest: Source[];
};

const sentenceSegmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

const sentencesOf = (text: string): string[] =>
  Array.from(sentenceSegmenter.segment(text), ({segment}) => segment.trim());

/**
 * A package or an alias, a separator as in `sidebar_icon` but not in "e.g.", a capital letter within a
 * word, or one within a sentence. A slash is mostly an "or".
 */
const name = new RegExp(
  [
    String.raw`@[\p{L}\p{N}]+(?:[._/-][\p{L}\p{N}]+)+`,
    String.raw`(?!\p{L}\.)[\p{L}\p{N}]+(?:[._][\p{L}\p{N}]+)+`,
    String.raw`[\p{L}\p{N}]*\p{Ll}\p{Lu}[\p{L}\p{N}]*`,
    String.raw`(?<=[^.?!\s]\s+)\p{Lu}[\p{L}\p{N}]+`,
  ].join('|'),
  'gu',
);

const toTerm = (text: string) => partsOf(text).join('');

/**
 * The names in a question, by their terms. Text without them is about something else. A name that no
 * section has is taken apart at its dots, because "js" is mostly left out.
 */
const namesIn = (question: string, sections: RankedSection[]): string[] =>
  Array.from(question.matchAll(name), ([text]) => text)
    .filter((text) => !isStopWord(text))
    .flatMap((text) =>
      sections.some(({terms}) => terms.has(toTerm(text)))
        ? toTerm(text)
        : text.split(/\.(?=\p{L})/u).map(toTerm),
    );

/** The sentences that ask, without the story around them. All of them if none has a question mark. */
const askedIn = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => sentence.includes('?'))
    .join(' ') || text;

/** Words that refer to the previous question. */
const followUp =
  /^(?:and|but|so|then|what about|how about)\b|\b(?:it|its|they|them|that|those|these|then|there)\b/iu;

/**
 * Answers a question with passages from the docs.
 *
 * @param tags to search, such as the docs of a version and the community pages
 * @param loadTexts of the loader of these tags
 * @param question
 * @param previous the previous question in the conversation
 * @throws if none of the text that answers can be loaded
 */
export async function answer(
  tags: TagIndex[],
  loadTexts: TagLoader['loadTexts'],
  question: string,
  previous?: string,
): Promise<Answer> {
  const isFollowUp = previous && (followUp.test(question) || isVague(question));
  const query = isFollowUp ? `${previous}\n${question}` : question;
  const sections = rank(tags, query, {isQuestion: true});
  const names = namesIn(askedIn(question), sections);
  const answering = sections
    .filter(
      ({coverage, terms}) => coverage >= answers.leastCoverage && names.every((n) => terms.has(n)),
    )
    // An entry of the error reference answers no other question than what its message means.
    .filter(({section, coverage}) => section.kind !== 'error' || coverage === 1);
  const toSource = ({section: {url, titles}}: RankedSection): Source => ({url, titles});

  const readText = async ({tagIndex, id}: RankedSection) => {
    const ids = withSectionsBelow(tagIndex.sections, id);
    const texts = await loadTexts(tagIndex.tag, ids);
    return ids.map((each, place) => ({section: tagIndex.sections[each]!, text: texts[place]}));
  };

  const extracts: Extract[] = [];
  const quotedUrls = new Set<string>();
  // Twice as many, because some are below others.
  const candidates = answering.slice(0, 2 * answers.longest.length);
  const texts = await Promise.all(candidates.map(readText));
  for (const [place, ranked] of candidates.entries()) {
    const room = answers.longest[extracts.length];
    if (room !== undefined && !quotedUrls.has(ranked.section.url)) {
      const extract = quote(texts[place]!, room);
      extract.quotes.forEach(({url}) => quotedUrls.add(url));
      if (extract.quotes.length > 0) {
        extracts.push({source: toSource(ranked), ...extract});
      }
    }
  }
  if (extracts.length === 0 && texts.flat().some(({text}) => !text)) {
    throw new Error('The text that answers the question could not be loaded.');
  }
  return {extracts, nearest: sections.slice(0, answers.nearest).map(toSource)};
}
