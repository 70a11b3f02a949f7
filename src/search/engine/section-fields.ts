import {proseOf, type IndexedSection} from '../sections';

/** What a section is searched by. */
export type SectionFields = {
  id: number;
  /** Its own title. */
  title: string;
  /** The titles above it. */
  path: string;
  /** Description and keywords of its page. */
  about: string;
  /** What readers ask that the section answers. */
  questions: string;
  text: string;
  code: string;
};

export const fieldNames = ['title', 'path', 'about', 'questions', 'text', 'code'] as const;

export function fieldsOf(section: IndexedSection, id: number): SectionFields {
  const {
    titles,
    description = '',
    keywords = [],
    questions = [],
    blocks = [],
    samples = [],
  } = section;
  return {
    id,
    title: titles[titles.length - 1]!,
    path: titles.slice(0, -1).join('\n'),
    about: [description, ...keywords].join('\n'),
    questions: questions.map(([text]) => text).join('\n'),
    text: proseOf(blocks),
    code: samples.map(({title = '', code}) => `${title}\n${code}`).join('\n'),
  };
}
