// All that decides how results rank and what an answer quotes. `npm run eval` measures a change.

import {areas, otherPages, type Area} from '../../areas';
import type {IndexedSection} from './index-format';

/** The boost of a match in each field of a section. */
export const fieldBoosts = {title: 5, path: 3, body: 1, keywords: 3};

const searched = [...Object.values<Area>(areas).flatMap(({search}) => search ?? []), otherPages];

/** The search tags that don't end with a version of docs. */
export const otherTags = searched.map(({tag}) => tag).filter((tag) => !tag.endsWith('-'));

/** The weights of kinds of docs relative to guides. Those of other areas are in src/areas.ts. */
const kindWeights: Record<NonNullable<IndexedSection['kind']>, number> = {
  api: 1,
  /** They are short, many, and about everything. One whose message was pasted is first anyway. */
  error: 0.35,
};

/** The weight of a section relative to guides: that of its kind, or else of its area. */
export function weightOf({kind}: IndexedSection, tag: string): number {
  const {weight = 1} = searched.find((area) => tag.startsWith(area.tag)) ?? {};
  return kind ? kindWeights[kind] : weight;
}

/** The weights of words relative to a word that is typed as it's written in the docs. */
export const wordWeights = {
  /** A word within two edits, if no section has the typed one. */
  corrected: 0.6,
  /** A word that is common in questions. */
  weak: 0.5,
  /** How much of a concept a synonym matches. */
  synonym: 0.7,
  /** The boost of a synonym in the score of a section. */
  synonymBoost: 0.3,
  /** The maximum for a rare word, which is as likely a mistake as the topic. */
  rarest: 5,
};

/** In letters, because shorter words have too many similar words. */
export const shortestWords = {corrected: 4, prefix: 2, split: 3};

/** How much more it matters that a section matches the whole query than one part of it often. */
export const coverageExponent = 2;

/** The boost of a page whose title, or one of whose keywords, is the query. */
export const exactBoosts = {title: 8, keyword: 6};

/** How many sections of a page boost each other, and how much. */
export const pageSupport = {sections: 5, exponent: 0.7};

/** Results that match less of the query than this share of the best one are omitted. */
export const leastShareOfBest = 0.6;

/** In letters: shorter messages and lines of messages occur in other sentences by chance. */
export const shortestMessages = {whole: 10, line: 20};

/** Entries of the error reference whose messages are printed around many others, which say more. */
export const messagesOfAnyCause = [
  'could-not-load-module',
  'doc-metadata',
  'mdx-compilation',
  'unable-to-build',
  'failed-to-compile',
  'static-site-generation',
];

/** What the titles alone answer until the index is loaded. */
export const preview = {
  /** In words. Longer ones are questions and messages, which need the text. */
  longestQuery: 4,
  /** About as many as a phone shows. The results of the index follow them. */
  rows: 8,
};

/** How many sections of a page stand together in the results. */
export const sectionsPerTurn = 3;

export const answers = {
  /** How much of the question a section must match; below that, it's about another topic. */
  leastCoverage: 0.3,
  /** The length of each passage in words, the best one first. */
  longest: [250, 120, 120],
  /** How many sections a question without an answer is pointed to. */
  nearest: 3,
  /** The weight of the start of a page, which introduces more than it answers. */
  pageStartWeight: 0.6,
  /** The weight of a section whose title has no word of the question: it's about something narrower. */
  otherTitleWeight: 0.8,
  /** Instead of that of `pageSupport`: a page that is all about the topic can have the answer anywhere. */
  pageSupportExponent: 0.4,
};
