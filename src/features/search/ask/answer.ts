import type {Sample} from '../index-format';
import type {TagIndex} from '../engine/load-tags';
import {coverageOf, rank, type RankedSection, type WeightedConcept} from '../engine/rank';
import {isStopWord, isVague} from '../engine/query';
import {partsOf, wordsOf} from '../engine/terms';
import {answers} from '../tuning';

/** A section that an answer quotes or points to. */
export type Source = {url: string; titles: string[]};

/** Verbatim sentences of a section, and at most one of its samples. */
export type Extract = {source: Source; sentences: string[]; sample?: Sample};

export type Answer = {
  /** By relevance; empty if the docs don't answer the question. */
  extracts: Extract[];
  /** The sections closest to the question. */
  nearest: Source[];
};

type Candidate = {text: string; section: number; place: number; score: number};

const sentenceSegmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** The places of inline code are masked, because a sentence doesn't end within it. */
function segment(line: string): string[] {
  const masked = line.replace(/`[^`]*`/gu, (code) => 'x'.repeat(code.length));
  return Array.from(sentenceSegmenter.segment(masked), ({index, segment: {length}}) =>
    line.slice(index, index + length).trim(),
  );
}

/** A table row is one sentence, because its cells are meaningless on their own. */
const splitSentences = (line: string): string[] => (line.includes(' · ') ? [line] : segment(line));

/** The alternative text of a picture, as `plainNodes` writes it. The picture isn't quoted. */
const isAlternative = (line: string) => line.startsWith('Image: ');

const countWords = (text: string) => text.split(/\s+/u).length;

/** How much of the question a text matches, from 0 to 1. */
const coverageIn = (text: string, concepts: WeightedConcept[]): number =>
  coverageOf(concepts, new Set(wordsOf(text).flatMap((word) => word.terms)));

/** The sentences of sections, best match first. */
function candidatesOf(sections: RankedSection[], concepts: WeightedConcept[]): Candidate[] {
  const best = sections[0]!.score;
  return sections
    .flatMap((ranked, section) =>
      ranked.section.lines
        .filter((line) => !isAlternative(line))
        .flatMap(splitSentences)
        .map((text, place) => ({
          text,
          section,
          place,
          score: coverageIn(text, concepts) * (ranked.score / best) ** 0.5,
        })),
    )
    .sort((a, b) => b.score - a.score);
}

/** The best sentence of each section, then the best of the others while there is room. */
function chooseSentences(candidates: Candidate[]): Candidate[] {
  const isFirst = ({section}: Candidate, place: number) =>
    candidates.findIndex((other) => other.section === section) === place;
  const inOrder = [
    ...candidates.filter(isFirst),
    ...candidates.filter((candidate, place) => !isFirst(candidate, place)),
  ];
  const chosen: Candidate[] = [];
  let room = answers.longest;
  for (const candidate of inOrder) {
    const length = countWords(candidate.text);
    const isNew = chosen.every(({text}) => text !== candidate.text);
    if (chosen.length < answers.sentences && length <= room && isNew) {
      chosen.push(candidate);
      room -= length;
    }
  }
  return chosen;
}

const samplesOf = ({tagIndex, id}: RankedSection): Sample[] => tagIndex.samples?.[id] ?? [];

/** The best matching sample in the quoted sections. */
const chooseSample = (
  sections: RankedSection[],
  concepts: WeightedConcept[],
): {section: number; sample: Sample} | undefined =>
  sections
    .flatMap((ranked, section) =>
      samplesOf(ranked)
        .filter(({code}) => code.split('\n').length <= answers.longestSample)
        .map((sample) => ({
          section,
          sample,
          score: coverageIn(sample.code, concepts) + 1 / (section + 1),
        })),
    )
    .sort((a, b) => b.score - a.score)[0];

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
  segment(text)
    .filter((sentence) => sentence.includes('?'))
    .join(' ') || text;

/** Words that refer to the previous question. */
const followUp =
  /^(?:and|but|so|then|what about|how about)\b|\b(?:it|its|they|them|that|those|these|then|there)\b/iu;

/**
 * Answers a question with verbatim sentences from the docs.
 *
 * @param tags to search, with their samples, such as the docs of a version and the community pages
 * @param question
 * @param previous the previous question in the conversation
 */
export function answer(tags: TagIndex[], question: string, previous?: string): Answer {
  const isFollowUp = previous && (followUp.test(question) || isVague(question));
  const query = isFollowUp ? `${previous}\n${question}` : question;
  const {concepts, sections} = rank(tags, query, {isTyping: false});
  const names = namesIn(askedIn(question), sections);
  const quoted = sections
    .filter(
      ({coverage, terms}) => coverage >= answers.leastCoverage && names.every((n) => terms.has(n)),
    )
    // An entry of the error reference answers no other question than what its message means.
    .filter(({section, coverage}) => !section.messages || coverage === 1)
    .slice(0, answers.sections);
  const toSource = ({section: {url, titles}}: RankedSection): Source => ({url, titles});
  const nearest = sections.slice(0, answers.sections).map(toSource);
  if (quoted.length === 0) {
    return {extracts: [], nearest};
  }
  const sources = quoted.map(toSource);
  const sentences = chooseSentences(candidatesOf(quoted, concepts));
  const sample = chooseSample(quoted, concepts);
  const extracts = sources.flatMap((source, section): Extract[] => {
    const sourceSentences = sentences
      .filter((candidate) => candidate.section === section)
      .sort((a, b) => a.place - b.place)
      .map(({text}) => text);
    const sourceSample = sample?.section === section ? sample.sample : undefined;
    return sourceSentences.length > 0 || sourceSample
      ? [{source, sentences: sourceSentences, ...(sourceSample && {sample: sourceSample})}]
      : [];
  });
  return {extracts, nearest};
}
