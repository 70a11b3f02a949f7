import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import type {IndexedSection} from '../index-format';
import {termsOf, tokenize} from './terms';

/** The fields of a section that MiniSearch indexes. */
type Fields = {
  id: number;
  title: string;
  path: string;
  body: string;
  keywords: string;
};

const options: Options<Fields> = {
  fields: ['title', 'path', 'body', 'keywords'],
  tokenize,
  processTerm: termsOf,
};

/** A section, with the lines of its text unless only titles are indexed. */
type Indexable = IndexedSection & {lines?: string[]};

const toFields = (section: Indexable, id: number): Fields => {
  const {titles, lines = [], keywords = [], description = ''} = section;
  return {
    id,
    title: titles.at(-1)!,
    path: titles.slice(0, -1).join('\n'),
    body: [description, ...lines].join('\n'),
    keywords: keywords.join('\n'),
  };
};

/** Indexes sections, with their positions as ids. */
export function buildIndex(sections: Indexable[]): MiniSearch {
  const index = new MiniSearch<Fields>(options);
  index.addAll(sections.map(toFields));
  return index;
}

/** @param index as serialized */
export const loadIndex = (index: AsPlainObject): MiniSearch => MiniSearch.loadJS(index, options);
