import {proseOf, type IndexedSection} from '../sections';

/** What a section is searched by; a field's place in this list is its number. */
export const fieldNames = [
  /** Its own title. */
  'title',
  /** The titles above it. */
  'path',
  /** Description and keywords of its page. */
  'about',
  /** What readers ask that the section answers. */
  'questions',
  'text',
  'code',
] as const;

export type FieldName = (typeof fieldNames)[number];

export type SectionFields = Record<FieldName, string>;

/** A set of fields, as a bit for each. */
export type FieldSet = number;

export const fieldSet = (...names: FieldName[]): FieldSet =>
  names.reduce((set, name) => set | (1 << fieldNames.indexOf(name)), 0);

export function fieldsOf(section: IndexedSection): SectionFields {
  const {
    titles,
    description = '',
    keywords = [],
    questions = [],
    blocks = [],
    samples = [],
  } = section;
  return {
    title: titles[titles.length - 1]!,
    path: titles.slice(0, -1).join('\n'),
    about: [description, ...keywords].join('\n'),
    questions: questions.map(([text]) => text).join('\n'),
    text: proseOf(blocks),
    code: samples.map(({title = '', code}) => `${title}\n${code}`).join('\n'),
  };
}
