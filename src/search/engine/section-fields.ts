import {termsOf} from '../language/tokenize';
import type {IndexedSection} from '../sections';
import {proseLinesOf, termsOfLine} from './section-lines';

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

/** A set of fields, as a bit for each. */
export type FieldSet = number;

export const fieldSet = (...names: FieldName[]): FieldSet =>
  names.reduce((set, name) => set | (1 << fieldNames.indexOf(name)), 0);

/** The terms of a section by field, in the order of the fields, each as often as it is there. */
export function termsByField(section: IndexedSection): string[][] {
  const {titles, description = '', keywords = [], questions = [], samples = []} = section;
  const terms: Record<FieldName, string[]> = {
    title: termsOf(titles[titles.length - 1]!),
    path: termsOf(titles.slice(0, -1).join('\n')),
    about: termsOf([description, ...keywords].join('\n')),
    questions: termsOf(questions.map(([text]) => text).join('\n')),
    // By line, as excerpts need them.
    text: proseLinesOf(section).flatMap(termsOfLine),
    code: termsOf(samples.map(({title = '', code}) => `${title}\n${code}`).join('\n')),
  };
  return fieldNames.map((name) => terms[name]);
}
