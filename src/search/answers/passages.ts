import type {Block, CodeSample} from '../index-format';
import {proseOf, type IndexedSection} from '../sections';
import {termsOf} from './words';

/** A section that can be read and cited: all its files are there. */
export type Passage = IndexedSection & {blocks: Block[]; samples: CodeSample[]};

/** That a term is in a passage; its weight grows with how often it is there, and where. */
export type Posting = {passage: number; weight: number; inTitle: boolean};

export type PassageIndex = {
  passages: Passage[];
  postings: Map<string, Posting[]>;
};

const fieldWeights = {
  title: 6,
  hash: 4,
  page: 4,
  context: 2.5,
  about: 0.6,
  asked: 2,
  text: 1,
  code: 0.15,
};

type Field = keyof typeof fieldWeights;

const titleFields: ReadonlySet<string> = new Set<Field>(['title', 'hash', 'page', 'context']);

/** In terms; longer texts have more of everything, and each counts less there. */
const averageLength = 90;
const lengthInfluence = 0.55;

function fieldsOf(passage: Passage): Record<Field, string> {
  const {titles, url, page, description = '', keywords = [], questions = [], blocks} = passage;
  const [, hash = ''] = url.split('#');
  return {
    title: titles.at(-1) ?? '',
    // Addresses say what a section is about, as its author sees it.
    hash: hash.replaceAll('-', ' '),
    page: titles[0] ?? '',
    context: [...titles.slice(1, -1), ...page.split(/[/-]/u)].join(' '),
    about: [description, ...keywords].join(' '),
    asked: questions.join(' '),
    text: proseOf(blocks),
    code: passage.samples.map(({title = '', code}) => `${title} ${code}`).join(' '),
  };
}

function postingsOf(passage: Passage, number: number): Map<string, Posting> {
  const found = new Map<string, Posting>();
  for (const [field, text] of Object.entries(fieldsOf(passage))) {
    const terms = termsOf(text);
    const length = field === 'text' || field === 'code' ? terms.length : averageLength;
    const norm = 1 - lengthInfluence + (lengthInfluence * length) / averageLength;
    for (const term of terms) {
      const posting = found.get(term) ?? {passage: number, weight: 0, inTitle: false};
      posting.weight += fieldWeights[field as Field] / norm;
      posting.inTitle ||= titleFields.has(field);
      found.set(term, posting);
    }
  }
  return found;
}

/** Makes passages findable; those of a page stand together, in its order. */
export function indexPassages(passages: Passage[]): PassageIndex {
  const postings = new Map<string, Posting[]>();
  passages.forEach((passage, number) => {
    for (const [term, posting] of postingsOf(passage, number)) {
      const list = postings.get(term);
      if (list) {
        list.push(posting);
      } else {
        postings.set(term, [posting]);
      }
    }
  });
  return {passages, postings};
}

/** How much a term tells: the fewer passages have it, the more. */
export function rarityOf({passages, postings}: PassageIndex, term: string): number {
  const count = postings.get(term)?.length ?? 0;
  return Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
}
